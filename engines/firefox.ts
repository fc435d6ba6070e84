import puppeteer, { type ElementHandle, type KeyInput } from 'puppeteer-core';
import type { Driver } from './engine.ts';

/** Outside hosts, the map's first of all, are out of reach: the proxy does not exist. */
const preferences = {
  'network.proxy.type': 1,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.no_proxies_on': 'localhost',
};

/** Starts an unchanged Firefox over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Driver<ElementHandle<Element>>> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: preferences,
  });
  const page = await browser.newPage();
  const source = (body: string, parameters: unknown[]) =>
    `(function () { ${body} }).apply(null, ${JSON.stringify(parameters)})`;
  return {
    run: async <T>(body: string, ...parameters: unknown[]) => (await page.evaluate(source(body, parameters))) as T,
    element: async (body, ...parameters) => {
      const handle = await page.evaluateHandle(source(body, parameters));
      return handle.asElement() as ElementHandle<Element> | null;
    },
    goto: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    click: (element) => element.click(),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key as KeyInput),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}
