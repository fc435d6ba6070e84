import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sendInquiry, writtenText } from './send.ts';
import { interceptRequests, lastRequest, requests, sends } from './sent-requests-fixture.ts';

const own = sends.endpoint;
const service = 'https://forms.example/f';

function form(html = '<input name="name" value="Asha">'): HTMLFormElement {
  const element = document.createElement('form');
  element.innerHTML = `<input type="hidden" name="kind" value="sell"><input type="file" name="photographs">${html}`;
  return element;
}

/** Sends a form, and answers the request. */
async function sendAndAnswer(status: number, body?: unknown, { element = form(), to = own } = {}) {
  const sent = sendInquiry(element, to);
  lastRequest().answer(status, body);
  return sent;
}

/** Sends a form without a connection. */
async function sendInVain() {
  const sent = sendInquiry(form(), own);
  lastRequest().fail();
  return sent;
}

const keyOf = (index: number) => requests[index]?.body.get('key');
const photographs = [new Blob(['a']), new Blob(['b'])];
const refuse = () => {
  throw new DOMException('no', 'SecurityError');
};

beforeEach(() => {
  sessionStorage.clear();
  interceptRequests();
});

afterEach(() => void vi.restoreAllMocks());

test('a form is sent as one request, with its photographs, a key, and the time since the page was opened', async () => {
  sendInquiry(form('<input name="watch" value="a"><input name="watch" value="b">'), own, photographs);
  const { url, init, body } = lastRequest();
  expect([init.method, url, init.headers]).toEqual(['POST', '/api/inquiries', { Accept: 'application/json' }]);
  expect(body.getAll('watch')).toEqual(['a', 'b']);
  expect(body.getAll('photographs')).toMatchObject([{ name: 'photograph-1.jpg' }, { name: 'photograph-2.jpg' }]);
  expect(body.get('key')).toMatch(/^[\x21-\x7e]{1,200}$/);
  expect(Number(body.get('elapsed'))).toBeCloseTo(performance.now(), -3);
  expect(requests).toHaveLength(1);
});

test('without photographs no file is sent, not even the empty file field', async () => {
  sendInquiry(form(), own);
  expect(lastRequest().body.has('photographs')).toBe(false);
});

test.each([
  ['stored', () => {}],
  [
    'not stored, because storage is blocked',
    () => vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse),
  ],
  ['not stored, because storage is full', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
])('a retry has the same key, the next inquiry another; the key is %s', async (_, spoil) => {
  spoil();
  await sendInVain();
  await sendAndAnswer(202);
  await sendAndAnswer(202);
  expect(keyOf(1)).toBe(keyOf(0));
  expect(keyOf(2)).not.toBe(keyOf(0));
});

describe('a request without an answer', () => {
  test.each([
    ['after more than two minutes', [], 140_000],
    ['later with photographs, for slow lines', [new Blob([new Uint8Array(400_000)])], 740_000],
  ])('is aborted %s', async (_, photographs, limit) => {
    vi.useFakeTimers();
    const ended = vi.fn();
    const sent = sendInquiry(form(), own, photographs).finally(ended);
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await sent).toEqual({ isOffline: false, sentences: [], fields: {} });
    vi.useRealTimers();
  });
});

describe('the shop’s own server', () => {
  test('accepts with 202, and no other status counts', async () => {
    expect(await sendAndAnswer(202, { id: '7' })).toBeUndefined();
    expect(await sendAndAnswer(200, '<title>Hotel Wi-Fi</title>')).toBeDefined();
  });

  test('names the invalid fields; errors of fields that are not visible are shown with the rest', async () => {
    const fields = { email: 'No address.', watch: 'No watch.', photographs: 'Too many.', wish: 'No wish.' };
    const element = form(
      `<input name="email"><input type="hidden" name="watch">
       <input type="radio" name="wish" value="sell"><input type="radio" name="wish" value="find">`,
    );
    expect(await sendAndAnswer(422, { error: 'Incomplete.', fields }, { element })).toEqual({
      isOffline: false,
      sentences: ['Incomplete.', 'No watch.', 'Too many.', 'No wish.'],
      fields: { email: 'No address.' },
    });
  });

  test.each([413, 429, 503])('says why it answers %i', async (status) => {
    expect(await sendAndAnswer(status, { error: 'Too much.' })).toMatchObject({ sentences: ['Too much.'] });
  });

  test.each(['<h1>502</h1>', 'null', '', '{"error":{"code":502},"fields":null}', '{"fields":{"name":1}}'])(
    'is not quoted if a proxy responds with %j',
    async (body) => {
      expect(await sendAndAnswer(502, body)).toMatchObject({ sentences: [], fields: {} });
    },
  );
});

describe('a form service', () => {
  test('accepts with any status from 200 to 299', async () => {
    expect(await sendAndAnswer(201, '', { to: service })).toBeUndefined();
    expect(await sendAndAnswer(404, '', { to: service })).toBeDefined();
  });

  test('is not quoted, because its response may be in another language', async () => {
    expect(await sendAndAnswer(404, { error: 'Form not found' }, { to: service })).toMatchObject({ sentences: [] });
  });
});

test('a failure without a connection says so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await sendInVain()).toMatchObject({ isOffline: true });
});

test('what a visitor has written begins with watches and wish, then has a line for each label', () => {
  history.replaceState(null, '', '/fr/sell');
  const wish = '<label><input type="radio" name="wish" value="find" checked> Rechercher</label>';
  const fields = [
    '<label for="a">Budget<span>*</span></label><input id="a" value=" 5000 ">',
    '<label>Prix<input value="900" disabled></label>',
    '<label>Modèle<input value=" "></label>',
  ];
  expect(writtenText(form([wish, ...fields].join('')), ['Tissot, 1938'])).toBe(
    'Tissot, 1938\nRechercher\nBudget\u202f: 5000',
  );
});
