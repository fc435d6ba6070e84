import { firefox, webkit } from '@playwright/test';
import { findTestProgram } from '../../scripts/test-programs.ts';
import { startFirefox } from './firefox.ts';
import { startPlaywright } from './playwright.ts';
import { startWebKit } from './webkit.ts';

/** How each engine is started. */
export const engines = {
  Firefox: () => startFirefox(findTestProgram('Firefox')),
  WebKit: () => startWebKit(findTestProgram('WebKit')),
  'Playwright Firefox': () => startPlaywright(firefox),
  'Playwright WebKit': () => startPlaywright(webkit),
};

export type Engine = keyof typeof engines;
