import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** A process that receives inquiries, by `inquiries-process.ts`. */
interface InquiriesProcess {
  /** Ends it immediately, with SIGKILL. */
  kill(): Promise<void>;
}

/** Starts the process, and resolves when it listens. @param variables `PORT` and `SMTP_URL` */
export async function startInquiriesProcess(variables: Record<string, string>): Promise<InquiriesProcess> {
  const child = spawn(process.execPath, ['tests/inquiries/inquiries-process.ts'], {
    env: { ...process.env, ...variables, NODE_COMPILE_CACHE: resolve('.cache/inquiries-process') },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), ended.then(() => Promise.reject(new Error('it ended')))]);
  return {
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
