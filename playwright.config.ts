import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './scripts/chromium.mjs';

export default defineConfig({
  testDir: 'tests/journeys',
  fullyParallel: true,
  // A baseline shows the platform's way to draw fonts.
  snapshotPathTemplate: 'tests/journeys/baselines/{platform}/{arg}{ext}',
  workers: availableParallelism(),
  forbidOnly: true,
  // Several times what is needed, because other checks run beside.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A change that breaks every page ends soon.
  maxFailures: 5,
  // What few changes can break, and what is one of a matrix, has this tag and waits for `npm test -- --release`.
  projects: [
    { name: 'journeys', grepInvert: /@release/ },
    { name: 'release', grep: /@release/ },
  ],
  use: {
    viewport: { width: 1280, height: 720 },
    actionTimeout: 30_000,
    // A trace of every test would double the time; to see one: npx playwright test --trace on
    launchOptions: {
      executablePath: await findChromium(),
      args: chromiumArguments,
    },
  },
});
