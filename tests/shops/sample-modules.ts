import { contentModules } from '../../integrations/content.ts';
import { lineOf } from '../../src/content/reading/problem.ts';
import { type Prose, readProse } from '../../src/content/reading/read-prose.ts';
import { readTexts } from '../../src/content/reading/read-texts.ts';
import { readYaml } from '../../src/content/reading/read-yaml.ts';
import { searchNamesSchema } from '../../src/content/schema/search-names.ts';
import { shopOf, watchesOf } from './shops.ts';

/** The content's modules for unit tests: the shop and watches of the sample, the project's words and prose, no pictures. */
export const sampleModules = () =>
  contentModules(async () => {
    const shop = shopOf('sample');
    const prose = readProse('content', shop.languages);
    const texts = readTexts('content/locales', shop.languages);
    const searchNames = readYaml('content/search-names.yaml', searchNamesSchema);
    const problems = [prose, texts, searchNames].flatMap((read) => read.problems);
    if (!texts.data || !searchNames.data) throw new Error(problems.map(lineOf).join('\n'));
    const ownFiles = { shop, watches: watchesOf('sample'), drafts: [], problems: [], notices: [] };
    const noPictures = { masters: new Map(), pictures: {}, renderings: [], files: new Map() };
    return { ...ownFiles, prose: prose.data as Prose, texts: texts.data, searchNames: searchNames.data, ...noPictures };
  });
