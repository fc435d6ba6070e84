/* Formats the content files like the owner's editor, so that an edit there changes only the edited lines. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { type FormatName, readFile, writeFile } from '../editor/browser/content-formats.ts';

for (const file of globSync('content/{shop,watches/*,about/*,buying/*,guide/*,sell/*}.yaml')) {
  const text = readFileSync(file, 'utf8');
  const format = file.split(/[/.]/)[1] as FormatName;
  const formatted = writeFile(format, readFile(format, text));
  if (formatted === text) continue;
  writeFileSync(file, formatted);
  console.log(file);
}
