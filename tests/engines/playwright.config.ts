/* The main journeys in Firefox, WebKit and old Chromium, part of `npm test -- --release`. Playwright runs the tests, but not the browsers. */
import { defineConfig } from '@playwright/test';
import { type Engine, engines } from './engines.ts';

/** In one direction, and in the other what depends on it. What is old in an engine is so in both. */
const journeys = /\(en\)|picture|pages that fit/;
const journeysOf: Partial<Record<Engine, RegExp>> = { Firefox: journeys, WebKit: journeys, 'Chromium 109': /\(ar\)/ };

export default defineConfig<object, { engine: Engine }>({
  testDir: '.',
  testMatch: '*.spec.ts',
  // Beside the results of the journeys in Chromium, which may run at the same time.
  outputDir: '../../test-results/engines',
  workers: 1,
  forbidOnly: true,
  maxFailures: 5,
  // Much longer than needed, for busy machines.
  timeout: 120_000,
  expect: { toPass: { timeout: 20_000 } },
  projects: Object.keys(engines).map((engine) => ({
    name: engine,
    grep: journeysOf[engine as Engine] ?? /^/,
    // MiniBrowser sometimes crashes. A journey that our pages break fails twice.
    retries: engine === 'WebKit' ? 1 : 0,
    use: { engine: engine as Engine },
  })),
});
