import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { requestLog } from './request-log.ts';

test('every answer is one line of JSON, without the query', async () => {
  const lines: string[] = [];
  const app = new Hono();
  app.use(requestLog((line) => lines.push(line)));
  app.get('/catalog', (c) => c.text('ok'));
  await app.request('/catalog?email=asha@mail.example');
  await app.request('/nothing', { method: 'HEAD' });
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { time: expect.any(String), method: 'GET', path: '/catalog', status: 200, milliseconds: expect.any(Number) },
    { time: expect.any(String), method: 'HEAD', path: '/nothing', status: 404, milliseconds: expect.any(Number) },
  ]);
  expect(lines.join('')).not.toContain('\n');
});
