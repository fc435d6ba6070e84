import { type Agent, request } from 'node:http';

/** Sends a GET request, or a POST request with a JSON body, and reads the whole response. */
export function ask(url: URL, agent: Agent, json?: string): Promise<{ status: number | undefined; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number | undefined; body: string }>();
  const headers = json === undefined ? {} : { 'Content-Type': 'application/json' };
  request(url, { agent, headers, method: json === undefined ? 'GET' : 'POST' }, (response) => {
    let body = '';
    response.setEncoding('utf8').on('data', (text) => {
      body += text;
    });
    response.on('end', () => resolve({ status: response.statusCode, body }));
  })
    .on('error', reject)
    .end(json);
  return promise;
}
