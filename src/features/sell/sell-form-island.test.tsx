import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pickWords } from '../../content/words/translate.ts';
import { fill } from '../../i18n/texts.ts';
import { MAX_PHOTOGRAPHS } from '../../inquiries/contract.ts';
import { interceptRequests, lastRequest, requests, sends } from '../../inquiries/sent-requests-fixture.ts';
import { SellFormIsland } from './sell-form-island.tsx';
import { shrinkPhotograph } from './shrink-photograph.ts';

vi.mock(import('./shrink-photograph.ts'), () => ({ shrinkPhotograph: vi.fn<(photograph: Blob) => Promise<Blob>>() }));

const words = pickWords('en', 'error', 'form', 'sell', 'toast');
const { upload } = words.sell;
const form = <SellFormIsland words={words} delivery={sends} labelledBy="write" />;
const files = (count: number) => Array.from({ length: count }, (_, index) => new File(['a'], `${index + 1}.jpg`));
const picker = () => screen.getByRole('group', { name: upload.legend });
const drop = (list: File[]) => act(async () => void fireEvent.drop(picker(), { dataTransfer: { files: list } }));
const problem = (text: string) => within(picker()).queryByText(fill(text, { max: MAX_PHOTOGRAPHS }));
const previews = () => screen.queryAllByRole('img').map((preview) => preview.getAttribute('aria-label'));
const sentPhotographs = () => lastRequest().body.getAll('photographs');
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const submit = () => press(words.sell.submit);

function fillIn() {
  const { name, email } = words.form;
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: 'Asha' } });
  fireEvent.change(screen.getByRole('textbox', { name: email }), { target: { value: 'asha@mail.example' } });
}

beforeEach(() => {
  interceptRequests();
  vi.mocked(shrinkPhotograph).mockImplementation(async (photograph) => photograph);
  // jsdom does not decode pictures, so the previews stay empty.
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no memory', 'InvalidStateError')));
});

afterEach(cleanup);

describe('photographs', () => {
  beforeEach(() => {
    render(form);
    fillIn();
  });

  test('are limited to eight, and the others are reported', async () => {
    await drop(files(MAX_PHOTOGRAPHS + 1));
    expect(previews()).toHaveLength(MAX_PHOTOGRAPHS);
    expect(problem(upload.tooMany)).toBeTruthy();
    await press(fill(upload.remove, { number: 1 }));
    expect(problem(upload.tooMany)).toBeNull();
  });

  test('that the browser cannot open are reported, and the others added', async () => {
    vi.mocked(shrinkPhotograph).mockRejectedValueOnce(new Error('no picture'));
    await drop(files(2));
    expect(within(picker()).getByText(fill(upload.cannotRead, { name: '1.jpg' }))).toBeTruthy();
    expect(previews()).toEqual([fill(upload.photograph, { number: 1 })]);
  });

  test('can be removed without losing the focus', async () => {
    await drop(files(3));
    await press(fill(upload.remove, { number: 2 }));
    expect(previews()).toHaveLength(2);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: upload.choose }));
    await submit();
    expect(sentPhotographs()).toHaveLength(2);
  });

  test('delay the submit until they have been shrunk', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    vi.mocked(shrinkPhotograph).mockImplementation((file) => promise.then(() => file));
    await drop(files(3));
    await drop(files(2));
    await submit();
    expect(requests).toEqual([]);
    await act(async () => resolve());
    expect(sentPhotographs()).toHaveLength(5);
  });

  test('are uploaded with the other fields, and removed after they have been sent', async () => {
    await drop(files(1));
    await submit();
    expect(screen.getByRole('progressbar', { name: words.form.uploading })).toBeTruthy();
    await act(async () => lastRequest().answer(202));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(previews()).toEqual([]);
    expect(screen.getAllByText(words.sell.successTitle)).toHaveLength(2);
  });

  test('stay if sending failed, and others can be added', async () => {
    await drop(files(1));
    await submit();
    await act(async () => lastRequest().answer(413, { error: 'Too large.' }));
    await drop(files(1));
    expect(previews()).toHaveLength(2);
  });
});

test('the form is filled in from the link, but for what the visitor has written', () => {
  history.replaceState(null, '', '/sell?wish=find&maker=Rolex&model=Submariner');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  const model = container.querySelector<HTMLInputElement>('[name=model]');
  if (model) model.value = 'GMT';
  render(form, { container, hydrate: true });
  const values = new FormData(screen.getByRole<HTMLFormElement>('form'));
  expect(['wish', 'maker', 'model'].map((name) => values.get(name))).toEqual(['find', 'Rolex', 'GMT']);
  history.replaceState(null, '', '/sell');
  container.remove();
});
