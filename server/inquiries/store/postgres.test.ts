import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { openPostgres } from './postgres.ts';

/** A message of PostgreSQL's protocol: https://www.postgresql.org/docs/current/protocol-message-formats.html */
function message(type: string, content: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(type), length, Buffer.from(content)]);
}

test('a connection that breaks as soon as it is open fails one transaction, and does not end the process', async () => {
  const opened = [
    message('R', '\0\0\0\0'),
    message('Z', 'I'),
    message('E', 'SFATAL\0C57P01\0Mterminating connection\0\0'),
  ];
  const server = createServer((socket) => socket.on('data', () => socket.end(Buffer.concat(opened)))).listen(0);
  await once(server, 'listening');
  const database = openPostgres(`postgres://shop@127.0.0.1:${(server.address() as AddressInfo).port}/shop`);
  await expect(database.run({ sql: 'SELECT 1' })).rejects.toThrow();
  await database.close();
  server.close();
});
