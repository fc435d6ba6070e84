import { format } from 'node:util';
import { afterEach, expect } from 'vitest';

/*
 * Fails a unit test that logs an error or a warning, because React reports mistakes there. A test that expects one replaces
 * the method with `vi.spyOn`.
 */
const messages: string[] = [];

/** jsdom does not know every element. */
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
