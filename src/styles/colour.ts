import own from '../../content/colours.css?raw';
import tokens from './tokens.css?raw';

/**
 * A colour of the palette, for what no style sheet reaches, such as the icon.
 *
 * @param name such as `--paper`
 * @param css the tokens, then what replaces them
 * @throws if no token has this name
 */
export function colourOf(name: string, css = tokens + own): string {
  const declared = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/(--[\w-]+):\s*([^;]+);/g);
  const colour = new Map([...declared].map(([, key, value]) => [key, value])).get(name);
  if (!colour) throw new Error(`No token is called ${name}`);
  return colour;
}
