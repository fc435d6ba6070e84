import type { BrowserType } from '@playwright/test';
import type { Driver } from './driver.ts';

/** Starts a browser that Playwright has downloaded: a newer and patched one. */
export async function startPlaywright(type: BrowserType): Promise<Driver> {
  // Other hosts, such as the map's, cannot be reached: the proxy does not exist.
  const browser = await type.launch({ proxy: { server: 'http://127.0.0.1:9', bypass: 'localhost' } });
  let page = await browser.newPage();
  return {
    run: (body, ...parameters) => page.evaluate(`(function () { ${body} }).apply(null, ${JSON.stringify(parameters)})`),
    newTab: async () => {
      await page.close();
      page = await browser.newPage();
    },
    goto: (url) => page.goto(url),
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewportSize({ width, height }),
    close: () => browser.close(),
  };
}
