import { contentModules } from '../../integrations/content.ts';
import { readContent } from '../../src/content/reading/read-content.ts';
import { shopOf, watchesOf } from './shops.ts';

/** The content's modules for unit tests: the shop and watches of the sample, the project's words and prose, no pictures. */
export const sampleModules = () =>
  contentModules(async () => {
    const { prose, texts, searchNames, problems } = readContent('content', {});
    if (!prose || !texts || !searchNames) throw new Error(problems.join('\n'));
    const ownFiles = { shop: shopOf('sample'), watches: watchesOf('sample'), drafts: [], problems: [], notices: [] };
    const noPictures = { masters: new Map(), portraits: [], pictures: {}, renderings: [], files: new Map() };
    return { ...ownFiles, prose, texts, searchNames, ...noPictures };
  });
