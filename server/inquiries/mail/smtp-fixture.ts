import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

interface MailServer {
  url: string;
  /** The mails as they came. */
  mails: string[];
  /** What it answers to the next mails: a code such as 451, or undefined to take them. */
  refuseWith: number | undefined;
  /** It takes what is shorter all the same, in characters. */
  refuseLongerThan: number;
  close: () => Promise<void>;
}

/**
 * A mail server that keeps what it gets, and can be made to fail. By default it needs no password and offers no encryption;
 * its certificate is nobody's.
 */
export async function startMailServer(port = 0, options: SMTPServerOptions = {}): Promise<MailServer> {
  const mails: string[] = [];
  const state: MailServer = { url: '', mails, refuseWith: undefined, refuseLongerThan: 0, close };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    ...options,
    async onData(stream, _session, callback) {
      const mail = await text(stream).catch(() => undefined);
      // The sender broke off.
      if (mail === undefined) return;
      if (state.refuseWith !== undefined && mail.length > state.refuseLongerThan) {
        callback(Object.assign(new Error('not taken'), { responseCode: state.refuseWith }));
        return;
      }
      mails.push(mail);
      callback();
    },
  });
  server.on('error', () => undefined);
  const listener = server.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  state.url = `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  return state;

  function close(): Promise<void> {
    return new Promise((resolve) => server.close(() => resolve()));
  }
}

/** The Message-ID of a mail. */
export function messageIdOf(mail: string): string {
  return /^Message-ID: (.+)$/im.exec(mail)?.[1] ?? '';
}
