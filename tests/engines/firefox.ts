import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { byActions, type Driver, noOtherHosts } from './driver.ts';

type Send = <T>(method: string, parameters: object) => Promise<T>;

/** Starts an unchanged Firefox, and drives it by WebDriver BiDi: https://w3c.github.io/webdriver-bidi/ */
export async function startFirefox(program: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const browser = spawn(program, ['--headless', '--profile', profile, '--remote-debugging-port=0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let url = '';
  for await (const line of createInterface(browser.stderr)) {
    url = /listening on (ws:\S+)/.exec(line)?.[1] ?? '';
    if (url) break;
  }
  if (!url) throw new Error(`${program} did not start`);
  browser.stderr.resume();
  const errors: string[] = [];
  const send = await connect(`${url}/session`, errors);
  await send('session.new', { capabilities: { alwaysMatch: { proxy: noOtherHosts } } });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const openTab = () => send<{ context: string }>('browsingContext.create', { type: 'tab' });
  let { context } = await openTab();
  return {
    ...byActions((actions) => send('input.performActions', { context, actions })),
    errors,
    run: async (body, ...parameters) => {
      const expression = `JSON.stringify((function () { ${body} }).apply(null, ${JSON.stringify(parameters)}))`;
      const evaluated = await send<Evaluated>('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: false,
      });
      if (!evaluated.result) throw new Error(evaluated.exceptionDetails?.text);
      return evaluated.result.value && JSON.parse(evaluated.result.value);
    },
    newTab: async () => {
      const last = context;
      ({ context } = await openTab());
      await send('browsingContext.close', { context: last });
    },
    // Without waiting, because the map's frame, which is refused, may fail the command.
    goto: (url) => send('browsingContext.navigate', { context, url, wait: 'none' }),
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    close: async () => {
      await Promise.all([once(browser, 'exit'), send('browser.close', {})]);
      rmSync(profile, { recursive: true });
    },
  };
}

/** What a script returned or threw. */
interface Evaluated {
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

/** Opens a connection of the protocol. A command resolves with its result. The scripts' errors are added to `errors`. */
async function connect(url: string, errors: string[]): Promise<Send> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, PromiseWithResolvers<never>>();
  socket.onmessage = ({ data }) => {
    const { id, type, result, error, message, method, params } = JSON.parse(data);
    if (method === 'log.entryAdded' && params.type === 'javascript' && params.level === 'error')
      errors.push(params.text);
    if (type === 'error') waiting.get(id)?.reject(new Error(`${error}: ${message}`));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  };
  await once(socket, 'open');
  let lastId = 0;
  return (method, params) => {
    const answer = Promise.withResolvers<never>();
    waiting.set(++lastId, answer);
    socket.send(JSON.stringify({ id: lastId, method, params }));
    return answer.promise;
  };
}
