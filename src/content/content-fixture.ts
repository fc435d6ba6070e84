import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { parse, stringify } from 'yaml';
import type { Watch } from './watch-schema.ts';

/** The shop's real content. */
export const realContent = join(import.meta.dirname, '../../content');

const tissot = 'tissot-antimagnetique-1938';

/** A watch's file without fault, as data for a test to spoil. */
export function watchData(): Watch {
  return parse(readFileSync(join(realContent, `watches/${tissot}.yaml`), 'utf8'));
}

/**
 * A content folder of one watch without fault and the real About texts; gone when the test is over.
 *
 * @param watches files to write into `watches`, by name: text as it is, anything else as YAML
 */
export function contentFolder(watches: Record<string, unknown> = { [`${tissot}.yaml`]: watchData() }): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'watches'));
  for (const [name, content] of Object.entries(watches)) {
    writeFileSync(join(folder, 'watches', name), typeof content === 'string' ? content : stringify(content));
  }
  cpSync(join(realContent, 'about'), join(folder, 'about'), { recursive: true });
  return folder;
}
