import { format } from 'node:util';
import { afterEach, expect } from 'vitest';

/*
 * An error or a warning on the console fails the unit test that caused it: React reports mistakes there. A test that
 * expects one replaces the method with `vi.spyOn`.
 */
const messages: string[] = [];

/** jsdom knows fewer elements than browsers do. */
const isAboutJsdom = (message: string) => message.startsWith('The tag <search> is unrecognized');

for (const method of ['error', 'warn'] as const) {
  console[method] = (...values: unknown[]) => {
    const message = format(...values);
    if (!isAboutJsdom(message)) messages.push(message);
  };
}

afterEach(() => {
  expect(messages.splice(0), 'messages on the console').toEqual([]);
});
