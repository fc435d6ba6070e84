/**
 * The code of a small script without its comment lines, for an inline script. In such a file every comment must be on a
 * line of its own.
 */
export function inlineScript(code: string): string {
  return code.replaceAll(/^ *(\/\/|\/\*\*).*\n/gm, '');
}
