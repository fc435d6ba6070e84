import { readFileSync } from 'node:fs';

/**
 * A colour of the palette, for what no style sheet reaches, such as the icon.
 *
 * @param name such as `--paper`
 * @param css the shop's own colours, then the tokens that they replace
 * @throws if no token has this name
 */
export function colourOf(name: string, css = readColours()): string {
  const declared = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/(--[\w-]+):\s*([^;}]+?)\s*[;}]/g);
  const [, , colour] = [...declared].find(([, key]) => key === name) ?? [];
  if (!colour) throw new Error(`No token is called ${name}`);
  return colour;
}

function readColours(): string {
  return readFileSync('content/colours.css', 'utf8') + readFileSync('src/styles/tokens.css', 'utf8');
}

/** A text with the value of each colour that it names as `var(--paper)`. */
export function withColours(text: string, css = readColours()): string {
  return text.replaceAll(/var\((--[\w-]+)\)/g, (_, name) => colourOf(name, css));
}

/** The tokens with the values of the colours in their mixtures, so that the build can compute these, for browsers that cannot. */
export function withMixableColours(tokens: string, css = readColours()): string {
  return tokens.replaceAll(/color-mix\([^;]*/g, (mixture) => withColours(mixture, css));
}
