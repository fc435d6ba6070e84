import { namesInArabicSchema } from '../src/content/schema/names-in-arabic.ts';
import { readContent } from '../src/content/schema/read-content.ts';
import { readYaml } from '../src/content/schema/read-yaml.ts';
import { shopSchema } from '../src/content/schema/shop-schema.ts';
import { findMasters } from '../src/pictures/find-masters.ts';
import { findUnknownViews } from '../src/pictures/views.ts';
import { preparePictures } from './pictures/pictures.ts';

/**
 * Finds every mistake in the content and in the headers of the pictures.
 *
 * @returns one line each: file, field and what was expected, such as
 *   `content/watches/a.yaml: price: expected a whole number of dollars, found "cheap"`
 */
export async function findProblems(): Promise<string[]> {
  const masters = findMasters('pictures');
  const { watches, drafts, problems } = readContent('content', (name) => masters.has(name));
  const ids = [...watches.map(({ id }) => id), ...drafts];
  const pictures = await preparePictures();
  return [
    ...readYaml('content/shop.yaml', shopSchema).problems,
    ...problems,
    ...readYaml('content/names-in-arabic.yaml', namesInArabicSchema).problems,
    ...findUnknownViews(masters, ids),
    ...pictures.problems,
  ];
}

/** Encodes every picture into the cache, and returns a line for each that cannot be read. */
export async function encodePictures(): Promise<string[]> {
  const { files } = await preparePictures();
  const results = await Promise.allSettled([...files.values()].map((make) => make()));
  const messages = results.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as Error).message] : [],
  );
  // Once for a picture, not for each of its files.
  return [...new Set(messages)];
}
