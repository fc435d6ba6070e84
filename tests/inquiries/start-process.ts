import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A process that receives inquiries, by `inquiries-process.ts`. */
export interface InquiriesProcess {
  endpoint: string;
  /** Ends it immediately, with SIGKILL. */
  kill(): Promise<void>;
}

const setUp = { SMTP_URL: 'none', INQUIRIES_PER_CLIENT: '1000000', INQUIRIES_IN_ALL: '1000000' };

/**
 * Starts the process, and resolves when it listens.
 *
 * @param variables as in server/settings.env, `TIME_SCALE`, and `LARGEST_FILE` in blocks of `ulimit`
 */
export async function startInquiriesProcess(variables: Record<string, string>): Promise<InquiriesProcess> {
  // A limit on file sizes simulates a full disk.
  const limit = variables['LARGEST_FILE'] ?? 'unlimited';
  const parameters = ['-c', `ulimit -f ${limit} && exec "$0" tests/inquiries/inquiries-process.ts`, process.execPath];
  const child = spawn('sh', parameters, {
    env: { ...process.env, ...setUp, ...variables },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await Promise.race([once(child.stdout, 'data'), endOf(child).then(() => Promise.reject(new Error('it ended')))]);
  const ended = endOf(child);
  return {
    endpoint: `http://127.0.0.1:${variables['PORT']}/api/inquiries`,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function endOf(child: ChildProcess): Promise<unknown> {
  return once(child, 'exit');
}
