import { type ChildProcess, spawn } from 'node:child_process';
import { Builder, Capabilities, Key } from 'selenium-webdriver';
import { freePort } from '../../scripts/free-port.ts';
import type { Driver } from './engine.ts';

const keys = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE, Space: Key.SPACE };

/** Starts WebKitGTK's MiniBrowser through its WebDriver, on a virtual display. */
export async function startWebKit(browser: string): Promise<Driver> {
  const port = await freePort();
  const processes = [...(await virtualScreen()), await webDriver(port)];
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    // Other hosts, such as the map's, cannot be reached: the proxy does not exist.
    proxy: { proxyType: 'manual', sslProxy: '127.0.0.1:9', noProxy: ['localhost'] },
  });
  const driver = await new Builder().usingServer(`http://localhost:${port}`).withCapabilities(capabilities).build();
  return {
    run: (body, ...parameters) => driver.executeScript(body, ...parameters),
    newTab: async () => {
      const last = await driver.getWindowHandle();
      await driver.switchTo().newWindow('tab');
      const next = await driver.getWindowHandle();
      await driver.switchTo().window(last);
      await driver.close();
      await driver.switchTo().window(next);
    },
    goto: (url) => driver.get(url),
    click: ({ x, y }) => driver.actions().move({ x, y }).click().perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    resize: async (width, height) => void (await driver.manage().window().setRect({ x: 0, y: 0, width, height })),
    close: async () => {
      await driver.quit();
      for (const process of processes) process.kill();
    },
  };
}

/** Starts a virtual X server if there is no display. */
async function virtualScreen(): Promise<ChildProcess[]> {
  if (process.env['DISPLAY']) return [];
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    server.once('error', reject);
    server.stdio[3]?.once('data', (data) => resolve(String(data).trim()));
  });
  process.env['DISPLAY'] = `:${number}`;
  return [server];
}

async function webDriver(port: number): Promise<ChildProcess> {
  // The browser's sandbox does not start inside another one. It is not needed for our own pages.
  const env = { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
  const server = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  for (let tries = 0; tries < 100; tries++) {
    const answers = await fetch(`http://localhost:${port}/status`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (answers) return server;
  }
  throw new Error('WebKitWebDriver did not answer');
}
