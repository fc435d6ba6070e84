import type { ClientDirective } from 'astro';
import { whenPainted } from './when-painted.ts';

/** `client:painted` as Astro puts it into the pages: when an island comes to life. */
const painted: ClientDirective = async (load) => {
  await whenPainted();
  const hydrate = await load();
  await hydrate();
};

export default painted;
