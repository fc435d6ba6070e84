import { test as base, expect } from '@playwright/test';
import { startEditorSite } from '../editor-site.ts';
import { phone } from './visitor.ts';

/** The other hosts that the editor may send requests to: GitHub's. */
const gitHost = ['api.github.com', 'avatars.githubusercontent.com'];

/** The Content Security Policy refuses the editor's requests to a font service and to GitHub's status page. */
const refused = /cdn\.jsdelivr\.net|www\.githubstatus\.com/;

/**
 * The shop's owner in the editor. Requests to hosts other than the site's and GitHub's fail the test, and so do errors on the
 * console.
 */
export const test = base.extend<object, { site: { origin: string } }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use, worker) => {
      const site = await startEditorSite(`.cache/editor-site-${worker.parallelIndex}`);
      await use(site);
      site.stop();
    },
    { scope: 'worker' },
  ],
  // As wide as a phone, and tall, because the editor renders fields when they become visible.
  viewport: { ...phone, height: 9000 },
  context: async ({ context }, use) => {
    const problems: string[] = [];
    context.on('weberror', (error) => problems.push(error.error().message));
    context.on('console', (message) => {
      if (message.type() === 'error' && !refused.test(message.text())) problems.push(message.text());
    });
    context.on('request', (request) => {
      const { hostname, protocol } = new URL(request.url());
      const isAllowed = ['localhost', ...gitHost].includes(hostname) || ['data:', 'blob:'].includes(protocol);
      if (!isAllowed && !refused.test(hostname)) problems.push(`a request left the site: ${request.url()}`);
    });
    await use(context);
    expect(problems).toEqual([]);
  },
});

export { expect };
