import { test as base, expect, phone } from './visitor.ts';

/** The shop whose site has the editor. */
export const shopName = 'rare';

/** The shop's owner in the editor. Its Content Security Policy refuses requests to a font service and to GitHub's status page. */
export const test = base.extend({
  shopName,
  allowedMessages: /cdn\.jsdelivr\.net|www\.githubstatus\.com/,
  // As wide as a phone, and tall, because the editor renders fields when they become visible.
  viewport: { ...phone, height: 9000 },
});

export { expect };
