import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/**
 * Decompresses a Chromium of the package `@sparticuz/chromium`, once. Its own function would write every version to one file.
 *
 * @param packed the path of its `chromium.br`
 * @returns the path of the program
 */
export function unpackChromium(packed: string): string {
  const program = packed.replace(/\.br$/, '');
  if (existsSync(program)) return program;
  writeFileSync(`${program}.part`, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 });
  renameSync(`${program}.part`, program);
  return program;
}
