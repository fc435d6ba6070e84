import { chromium, firefox, webkit } from '@playwright/test';
import { findTestProgram } from '../../scripts/test-programs.ts';
import { startFirefox } from './firefox.ts';
import { unpackChromium } from './old-chromium.ts';
import { startPlaywright } from './playwright.ts';
import { startWebKit } from './webkit.ts';

/** How each engine is started. */
export const engines = {
  Firefox: () => startFirefox(findTestProgram('Firefox')),
  WebKit: () => startWebKit(findTestProgram('WebKit')),
  // Of the target in `astro.config.ts` nothing older can be had: 109 is the last one on Windows 7 and has no popovers.
  'Chromium 109': startOldChromium,
  'Playwright Firefox': () => startPlaywright(firefox),
  'Playwright WebKit': () => startPlaywright(webkit),
};

function startOldChromium() {
  const executablePath = unpackChromium(findTestProgram('Chromium 109'));
  return startPlaywright(chromium, { executablePath, args: ['--no-sandbox', '--no-zygote', '--disable-gpu'] });
}

export type Engine = keyof typeof engines;
