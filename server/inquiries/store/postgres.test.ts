import { EventEmitter } from 'node:events';
import { Pool } from 'pg';
import { expect, test, vi } from 'vitest';
import { openPostgres } from './postgres.ts';

/** A lent connection that is lost at its second query. `pg` reports that by an event, which ends the process if unheard. */
class LostClient extends EventEmitter {
  release = vi.fn();
  isHeard = false;
  private queries = 0;
  async query() {
    this.queries += 1;
    if (this.queries < 2) return { rows: [] };
    const error = new Error('Connection terminated unexpectedly');
    this.isHeard = this.listenerCount('error') > 0 && this.emit('error', error);
    throw error;
  }
}

test('a connection that breaks inside a transaction fails that transaction alone', async () => {
  const client = new LostClient();
  vi.spyOn(Pool.prototype, 'connect').mockImplementation(async () => client as never);
  const database = openPostgres('postgres://nobody@localhost/none');
  await expect(database.run({ sql: 'SELECT 1' }, { sql: 'SELECT 2' })).rejects.toThrow('Connection terminated');
  expect(client.isHeard).toBe(true);
  expect(client.release).toHaveBeenCalledWith(expect.any(Error));
  expect(client.listenerCount('error')).toBe(0);
  await database.close();
});
