import { isBuiltin } from 'node:module';
import { isAbsolute, relative } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import type { Watch } from '../src/content/schema/watch-schema.ts';
import { todayIn } from '../src/i18n/zoned-time.ts';
import { encodeAll } from './pictures/encode-all.ts';
import { endBuild } from './report-problems.ts';
import { forgetSiteContent, siteContent, type ValidContent, validContent } from './site-content.ts';

/** What each virtual module exports. */
const modules: Record<string, (content: ValidContent) => object> = {
  'virtual:content': ({ shop, watches, prose, texts, searchNames }) => ({
    shop,
    watches: watches.map((watch) => withoutEndedReservation(watch, todayIn(shop.hours.timeZone))),
    prose,
    texts,
    searchNames,
  }),
  'virtual:pictures': ({ pictures, renderings }) => ({ pictures, renderings }),
};

/**
 * A watch as pages show it: a reservation that has ended is none.
 *
 * @param today the date of the build, in ISO 8601
 */
export function withoutEndedReservation(watch: Watch, today: string): Watch {
  const { reservedUntil, ...others } = watch;
  return reservedUntil && reservedUntil < today ? { ...others, status: 'available' } : watch;
}

const idOf = (name: string) => `\0${name}`;

/**
 * Gives pages the content and the pictures' data (`virtual:content`, `virtual:pictures`). A build with mistakes ends before it
 * writes the site, with all of them in one list. The development server shows the list over the page.
 */
export function content(): AstroIntegration {
  return {
    name: 'content',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        updateConfig({ vite: { plugins: [notInBrowsers, contentModules()] } });
        if (command !== 'build') return;
        console.log('Checking the content');
        const { problems, files } = await siteContent();
        // Nobody waits for many pictures to hear of a mistake in a text.
        if (problems.length > 0) endBuild(problems);
        const damaged = await encodeAll([...files.values()]);
        // A full disk once, not for each picture.
        if (damaged.length > 0) endBuild([...new Map(damaged.map((problem) => [problem.file, problem])).values()]);
        console.log('Rendering the pages');
      },
    },
  };
}

/** Ends a build in which an island would carry the content of the whole shop, or a module of Node's, of which Vite only warns. */
const notInBrowsers: Plugin = {
  name: 'not-in-browsers',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    if (this.environment.name === 'client' && (Object.hasOwn(modules, source) || isBuiltin(source)))
      this.error(`${importer} imports ${source}, but islands get words by pickWords, and data as props.`);
  },
};

/**
 * Vite's plugin of the virtual modules.
 *
 * @param read the content; it throws if there are problems, which Vite shows
 */
export function contentModules(read: () => Promise<ValidContent> = validContent): Plugin {
  return {
    name: 'content',
    resolveId: (source) => (Object.hasOwn(modules, source) ? idOf(source) : undefined),
    async load(id) {
      const valuesOf = modules[id.slice(1)];
      if (!id.startsWith('\0') || !valuesOf) return undefined;
      // As text, which Vite parses, maps and bundles much faster than an object of many.
      const exports = Object.entries(valuesOf(await read())).map(([name, value]) => {
        const text = JSON.stringify(JSON.stringify(value));
        return `export const ${name} = /* @__PURE__ */ JSON.parse(${text});\n`;
      });
      // No map of the source: there is none, and the development server takes long to make one of a large shop.
      return { code: exports.join(''), map: { mappings: '' } };
    },
    /** Called when a file is changed, created or deleted. */
    hotUpdate({ file, server }) {
      const path = relative(server.config.root, file);
      if (isAbsolute(path) || !/^(content|pictures|public)[/\\]/.test(path)) return undefined;
      forgetSiteContent();
      return Object.keys(modules).flatMap((name) => this.environment.moduleGraph.getModuleById(idOf(name)) ?? []);
    },
  };
}
