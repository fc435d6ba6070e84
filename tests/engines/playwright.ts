import type { BrowserType, LaunchOptions } from '@playwright/test';
import type { Driver } from './driver.ts';

/** Starts a browser that Playwright drives: one that it has downloaded, newer and patched, or another one. */
export async function startPlaywright(type: BrowserType, options: LaunchOptions = {}): Promise<Driver> {
  // Other hosts, such as the map's, cannot be reached: the proxy does not exist.
  const browser = await type.launch({ ...options, proxy: { server: 'http://127.0.0.1:9', bypass: 'localhost' } });
  const errors: string[] = [];
  const openTab = async () => (await browser.newPage()).on('pageerror', ({ message }) => errors.push(message));
  let page = await openTab();
  return {
    errors,
    run: (body, ...parameters) => page.evaluate(`(function () { ${body} }).apply(null, ${JSON.stringify(parameters)})`),
    newTab: async () => {
      await page.close();
      page = await openTab();
    },
    goto: (url) => page.goto(url),
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewportSize({ width, height }),
    close: () => browser.close(),
  };
}
