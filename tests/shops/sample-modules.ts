import { contentModules } from '../../integrations/content.ts';
import { listed } from '../../src/content/reading/problem.ts';
import { readContent } from '../../src/content/reading/read-content.ts';
import type { Prose } from '../../src/content/reading/read-prose.ts';
import { shopOf, watchesOf } from './shops.ts';

/** The content's modules for unit tests: the shop and watches of the sample, the project's words and prose, no pictures. */
export const sampleModules = () =>
  contentModules(async () => {
    const { prose, texts, searchNames, problems } = readContent('content', {});
    if (!texts || !searchNames || problems.length > 0) throw new Error(problems.map(listed).join('\n'));
    const ownFiles = { shop: shopOf('sample'), watches: watchesOf('sample'), drafts: [], problems: [], notices: [] };
    const noPictures = { masters: new Map(), portraits: [], pictures: {}, renderings: [], files: new Map() };
    return { ...ownFiles, prose: prose as Prose, texts, searchNames, ...noPictures };
  });
