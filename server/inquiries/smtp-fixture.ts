import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

interface MailServer {
  url: string;
  /** The emails that it took. */
  mails: string[];
  /** How many emails it got. */
  tries: number;
  /** Milliseconds until it answers an email. */
  answerMs: number;
  /** Its answer to an email: a code such as 451, or undefined to take it. */
  refusalOf: (mail: string) => number | undefined;
  /** It breaks off the connection of a longer email. */
  maxBytes: number;
  /** Breaks off all connections. */
  disconnect: () => void;
  close: () => Promise<void>;
}

/**
 * A mail server that keeps what it gets, and can be made to fail. By default it needs no password and offers no encryption;
 * its certificate is self-signed.
 */
export async function startMailServer(port = 0, options: SMTPServerOptions = {}): Promise<MailServer> {
  const state: MailServer = {
    url: '',
    mails: [],
    tries: 0,
    answerMs: 0,
    refusalOf: () => undefined,
    maxBytes: Number.POSITIVE_INFINITY,
    disconnect: () => {
      for (const socket of sockets) socket.destroy();
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    async onData(stream, _session, callback) {
      const { answerMs } = state;
      state.tries += 1;
      let mail = '';
      try {
        for await (const bytes of stream) {
          mail += bytes;
          if (mail.length > state.maxBytes) state.disconnect();
        }
      } catch {
        // The sender broke off.
        return;
      }
      await wait(answerMs);
      const responseCode = state.refusalOf(mail);
      if (responseCode) return callback(Object.assign(new Error('not taken'), { responseCode }));
      state.mails.push(mail);
      callback();
    },
    ...options,
  });
  server.on('error', () => undefined);
  const listener = server.listen(port, '127.0.0.1');
  listener.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await once(listener, 'listening');
  state.url = `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  return state;
}
