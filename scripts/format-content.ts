/* Formats the content files like the owner's editor, so that an edit there changes only the edited lines. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { type FormatName, formatOf } from '../editor/browser/content-formats.ts';
import { contentSchemas } from '../editor/content-schemas.ts';

for (const file of globSync('content/{shop,watches/*,about/*,buying/*,guide/*,sell/*}.yaml')) {
  const text = readFileSync(file, 'utf8');
  const { read, write } = formatOf(file.split(/[/.]/)[1] as FormatName, contentSchemas);
  const formatted = write(read(text));
  if (formatted === text) continue;
  writeFileSync(file, formatted);
  console.log(file);
}
