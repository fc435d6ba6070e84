/**
 * Removes the comments of a script that is inlined. Each comment of such a script must be on its own line.
 */
export function inlineScript(code: string): string {
  return code.replaceAll(/^ *(\/\/|\/\*\*).*\n/gm, '');
}
