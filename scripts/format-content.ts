/* Formats the content files like the owner's editor, so that an edit there changes only the edited lines. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { formatYaml } from '../editor/browser/write-yaml.ts';

for (const file of globSync('content/{shop,watches/*,about/*,buying/*,guide/*,sell/*}.yaml')) {
  try {
    const text = readFileSync(file, 'utf8');
    const formatted = formatYaml(text);
    if (formatted === text) continue;
    writeFileSync(file, formatted);
    console.log(file);
  } catch (error) {
    console.error(`${file}: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
