import type { AstroIntegration, AstroPrerenderer } from 'astro';
import type { Plugin } from 'vite';
import { showProgress } from './show-progress.ts';

/** Shows the steps of a build and their progress. Astro itself writes a line for every page, or nothing. */
export function buildProgress(): AstroIntegration {
  return {
    name: 'build-progress',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'build') console.log('Checking the content');
        updateConfig({ vite: { plugins: [nameBundles] } });
      },
      'astro:build:start': ({ setPrerenderer }) => setPrerenderer(countPages),
    },
  };
}

/** By the name of Vite's environment. */
const bundles: Record<string, string> = { prerender: 'pages', client: 'scripts' };

const nameBundles: Plugin = {
  name: 'name-bundles',
  apply: 'build',
  buildStart() {
    const name = bundles[this.environment.name];
    if (name) console.log(`Bundling ${name}`);
  },
};

function countPages(prerenderer: AstroPrerenderer): AstroPrerenderer {
  let step = () => {};
  return {
    ...prerenderer,
    getStaticPaths: async () => {
      const paths = await prerenderer.getStaticPaths();
      console.log(`Rendering ${paths.length} pages`);
      step = showProgress('Pages', paths.length);
      return paths;
    },
    render: async (request, options) => {
      const response = await prerenderer.render(request, options);
      step();
      return response;
    },
  };
}
