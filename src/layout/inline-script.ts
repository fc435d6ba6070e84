/**
 * The code of a small script, to be put into a page as it is: without its comment lines, which no visitor needs. A
 * comment in such a file stands on a line of its own.
 */
export function inlineScript(code: string): string {
  return code.replaceAll(/^ *(\/\/|\/\*\*).*\n/gm, '');
}
