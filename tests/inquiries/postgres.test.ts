import { afterAll, beforeAll, describe } from 'vitest';
import { openPostgres } from '../../server/inquiries/store/postgres.ts';
import { testStore } from '../../server/inquiries/store/store-contract-fixture.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

describe('a store in PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());
  testStore(async () => {
    const url = server.createDatabase('shop');
    return [openPostgres(url), openPostgres(url)];
  });
});
