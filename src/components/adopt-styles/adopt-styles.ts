/**
 * Adds the styles of a module that is loaded when it is first needed. They come with its script, so that no page carries them
 * before, and it is never seen without them. The Content Security Policy would allow no `<style>` element.
 *
 * @param css the text of a style sheet, which is imported with `?inline`
 */
export function adoptStyles(css: string): void {
  // A rule of a sheet that the page has: Safari before 16.4 has no `adoptedStyleSheets`.
  const sheet = document.head.querySelector<HTMLStyleElement>('style:last-of-type')?.sheet;
  sheet?.insertRule(`@media all { ${css} }`, sheet.cssRules.length);
}
