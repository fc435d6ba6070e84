import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const entryCode = `import { createElement, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
function Counter() {
  const [count, setCount] = useState(0);
  return createElement('button', { type: 'button', onClick: () => setCount(count + 1) }, count);
}
hydrateRoot(document.getElementById('root'), createElement(Counter));`;

/**
 * React with one trivial component, as Vite bundles it for the site.
 *
 * @param folder where its entry may be written
 * @returns a module that hydrates the button in `#root`
 */
export async function bundleButton(folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const entry = join(folder, 'button.js');
  writeFileSync(entry, entryCode);
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rollupOptions: { input: entry } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output.find((file) => file.type === 'chunk') : undefined;
  if (chunk?.type !== 'chunk') throw new Error('the button was not bundled');
  return chunk.code;
}
