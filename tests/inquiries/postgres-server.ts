import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/free-port.ts';
import { findTestProgram } from '../../scripts/test-programs.ts';

/** A PostgreSQL server for tests. */
export interface PostgresServer {
  /** Creates an empty database and returns its URL. */
  createDatabase(name: string): string;
  /** Ends every other connection, like a network failure. */
  cutConnections(): void;
  stop(): Promise<void>;
}

/** Starts Debian's PostgreSQL with a new folder and a free port. Its data is deleted when it is stopped. */
export async function startPostgres(): Promise<PostgresServer> {
  const programs = dirname(findTestProgram('PostgreSQL'));
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  // PostgreSQL does not run as root.
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if (isRoot) chownSync(folder, idOf('-u'), idOf('-g'));
  const data = join(folder, 'data');
  const parameters = ['--pgdata', data, '--username', 'shop', '--auth', 'trust', '--encoding', 'UTF8', '--locale', 'C'];
  execFileSync(join(programs, 'initdb'), parameters, { ...user, cwd: folder, stdio: 'ignore' });
  const port = await freePort();
  const server = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1'], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  });
  const psql = (command: string) =>
    execFileSync(
      join(programs, 'psql'),
      ['-h', '127.0.0.1', '-p', String(port), '-U', 'shop', '-d', 'postgres', '-c', command],
      {
        stdio: 'ignore',
      },
    );
  for (let isReady = false; !isReady; ) {
    if (server.exitCode !== null) throw new Error('PostgreSQL did not start');
    await wait(100);
    isReady = succeeds(() => psql('SELECT 1'));
  }
  return {
    createDatabase: (name) => {
      psql(`CREATE DATABASE ${name}`);
      return `postgres://shop@127.0.0.1:${port}/${name}`;
    },
    cutConnections: () =>
      psql(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $$shop$$ AND pid <> pg_backend_pid()',
      ),
    stop: async () => {
      server.kill('SIGINT');
      await once(server, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}

function idOf(option: '-u' | '-g'): number {
  return Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
}

function succeeds(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}
