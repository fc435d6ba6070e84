import puppeteer, { type KeyInput } from 'puppeteer-core';
import type { Driver } from './engine.ts';

/** Other hosts, such as the map's, cannot be reached: the proxy does not exist. */
const preferences = {
  'network.proxy.type': 1,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.no_proxies_on': 'localhost',
};

/** Starts an unchanged Firefox over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: preferences,
  });
  let page = await browser.newPage();
  const source = (body: string, parameters: unknown[]) =>
    `(function () { ${body} }).apply(null, ${JSON.stringify(parameters)})`;
  return {
    run: async <T>(body: string, ...parameters: unknown[]) => (await page.evaluate(source(body, parameters))) as T,
    newTab: async () => {
      const last = page;
      page = await browser.newPage();
      await last.close();
    },
    goto: async (url) => void (await page.goto(url)),
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    // The protocol knows the space bar by its character alone.
    press: (key) => page.keyboard.press((key === 'Space' ? ' ' : key) as KeyInput),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}
