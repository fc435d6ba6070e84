import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../scripts/free-port.ts';
import { byActions, type Driver, noOtherHosts } from './driver.ts';

/** Starts WebKitGTK's MiniBrowser on a virtual display, and drives it by WebDriver: https://www.w3.org/TR/webdriver2/ */
export async function startWebKit(program: string): Promise<Driver> {
  const screen = await virtualScreen();
  const { driver, session } = await startSession(program);
  const post = <T>(command: string, parameters: object) => send<T>('POST', `${session}/${command}`, parameters);
  return {
    ...byActions((actions) => post('actions', { actions })),
    errors: [],
    run: (script, ...args) => post('execute/sync', { script, args }),
    newTab: async () => {
      const { handle } = await post<{ handle: string }>('window/new', { type: 'tab' });
      await send('DELETE', `${session}/window`);
      await post('window', { handle });
    },
    goto: (url) => post('url', { url }),
    resize: (width, height) => post('window/rect', { x: 0, y: 0, width, height }),
    close: async () => {
      await send('DELETE', session);
      for (const process of [driver, ...screen]) process.kill();
    },
  };
}

/** Starts the driver and the browser, again if need be: MiniBrowser sometimes crashes while it starts, and its driver waits for it. */
async function startSession(program: string, tries = 3): Promise<{ driver: ChildProcess; session: string }> {
  const port = await freePort();
  const driver = await webDriver(port);
  const sessions = `http://localhost:${port}/session`;
  const browserOptions = { binary: program, args: ['--automation'] };
  const alwaysMatch = { 'webkitgtk:browserOptions': browserOptions, proxy: noOtherHosts };
  try {
    const { sessionId } = await send<{ sessionId: string }>(
      'POST',
      sessions,
      { capabilities: { alwaysMatch } },
      30_000,
    );
    return { driver, session: `${sessions}/${sessionId}` };
  } catch (error) {
    driver.kill();
    if (tries === 1) throw error;
    return startSession(program, tries - 1);
  }
}

/** Sends a command, and gives the value of its answer, which must arrive within `timeout` milliseconds. */
async function send<T>(method: 'POST' | 'DELETE', url: string, parameters?: object, timeout = 120_000): Promise<T> {
  const body = parameters ? JSON.stringify(parameters) : null;
  const answer = await fetch(url, { method, body, signal: AbortSignal.timeout(timeout) });
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
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
  for (let tries = 0; tries < 200; tries++) {
    const answers = await fetch(`http://localhost:${port}/status`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (answers) return server;
    await setTimeout(50);
  }
  throw new Error('WebKitWebDriver did not answer');
}
