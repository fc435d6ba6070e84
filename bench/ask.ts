import { type Agent, request } from 'node:http';

/** Sends a GET request, or a POST request with a form, and reads the whole response. */
export function ask(
  url: URL,
  agent: Agent,
  form?: URLSearchParams,
): Promise<{ status: number | undefined; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number | undefined; body: string }>();
  const headers = form ? { 'Content-Type': 'application/x-www-form-urlencoded' } : {};
  request(url, { agent, headers, method: form ? 'POST' : 'GET' }, (response) => {
    let body = '';
    response.setEncoding('utf8').on('data', (text) => {
      body += text;
    });
    response.on('end', () => resolve({ status: response.statusCode, body }));
  })
    .on('error', reject)
    .end(form?.toString());
  return promise;
}
