import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pickWords } from '../../content/words/translate.ts';
import { MAX_PHOTOGRAPHS, wishes } from '../../contract/inquiries.ts';
import { fill } from '../../i18n/texts.ts';
import {
  interceptRequests,
  lastRequest,
  leadsToPeople,
  requests,
  sends,
} from '../../inquiries/sent-requests-fixture.ts';
import { questionNames, questions } from './questions.ts';
import { SellFormIsland } from './sell-form-island.tsx';
import { shrinkPhotograph } from './shrink-photograph.ts';

vi.mock(import('./shrink-photograph.ts'), () => ({ shrinkPhotograph: vi.fn<(photograph: Blob) => Promise<Blob>>() }));

const words = pickWords('en', 'error', 'form', 'sell', 'toast');
const { upload } = words.sell;
const letter = { locale: 'en', photographs: 'front and back' } as const;
const tradeOptions = [{ name: 'Tudor Ranger, c. 1968', label: 'Tudor Ranger, um 1968' }];
const facts = { words, letter, tradeOptions, labelledBy: 'write', checklist: <p>Front and back.</p> };
const form = <SellFormIsland {...facts} delivery={sends} />;
const letterForm = <SellFormIsland {...facts} delivery={leadsToPeople} />;
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
  sessionStorage.clear();
  history.replaceState(null, '', '/sell');
  interceptRequests();
  vi.mocked(shrinkPhotograph).mockImplementation(async (photograph) => photograph);
  // jsdom does not decode pictures, so the previews stay empty.
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no memory', 'InvalidStateError')));
});

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
    expect(screen.getByRole('progressbar', { name: sends.words.uploading })).toBeTruthy();
    await act(async () => lastRequest().answer(202));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(previews()).toEqual([]);
    expect(screen.getAllByText(words.sell.successTitle)).toHaveLength(2);
  });

  test('leave, and the wish stays: the empty form asks what it has', async () => {
    fireEvent.click(radio('find'));
    await submit();
    await act(async () => lastRequest().answer(202));
    expect([radio('find').checked, location.hash]).toEqual([true, '#find']);
    expect(screen.queryByRole('group', { name: upload.legend })).toBeNull();
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
  container.remove();
});

test('a link cannot write who asks', () => {
  history.replaceState(null, '', '/sell?maker=Rolex&name=Mallory&website=x');
  render(form);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: words.form.name }).value).toBe('');
  expect(document.querySelector<HTMLInputElement>('[name=website]')?.value).toBe('');
});

const radio = (wish: 'sell' | 'trade' | 'find') =>
  screen.getByRole<HTMLInputElement>('radio', { name: words.sell.wishes[wish] });

/** Follows a link within the page. */
function follow(hash: string) {
  history.replaceState(null, '', hash);
  act(() => void dispatchEvent(new HashChangeEvent('hashchange')));
}

test('the link of a wish chooses it, again too after another was chosen by hand', async () => {
  render(form);
  follow('#find');
  expect(radio('find').checked).toBe(true);
  fireEvent.click(radio('trade'));
  expect(location.hash).toBe('#trade');
  follow('#find');
  expect(radio('find').checked).toBe(true);
});

describe('each wish', () => {
  const fieldNames = questionNames.filter((name) => name !== 'photographs');
  const field = (name: (typeof fieldNames)[number]) =>
    screen.queryByRole(name === 'tradeFor' ? 'combobox' : 'textbox', { name: words.sell.fields[name] });
  const type = (name: (typeof fieldNames)[number], value: string) =>
    fireEvent.input(field(name) ?? document.body, { target: { value } });
  const valuesOf = (...names: typeof fieldNames) =>
    names.map((name) => (field(name) as HTMLInputElement | null)?.value);

  test.each([form, letterForm])('has its own questions and no others', (either) => {
    render(either);
    for (const wish of wishes) {
      fireEvent.click(radio(wish));
      expect(fieldNames.filter(field)).toEqual(fieldNames.filter((name) => questions[name].includes(wish)));
      const photographs = [screen.queryByRole('group', { name: upload.legend }), screen.getByText('Front and back.')];
      const shown = photographs.filter((each) => each?.closest('[hidden]') === null);
      expect(shown).toHaveLength(wish === 'find' ? 0 : either === form ? 2 : 1);
    }
  });

  test('keeps what was typed, and sends nothing of another wish', async () => {
    render(form);
    fillIn();
    type('maker', 'Omega');
    type('price', '900');
    await drop(files(1));
    fireEvent.click(radio('trade'));
    type('tradeFor', 'Tudor Ranger, c. 1968');
    fireEvent.click(radio('find'));
    type('budget', '5,000');
    await submit();
    const sent = [...lastRequest().body].filter(([name]) => questionNames.some((each) => each === name));
    expect(sent).toEqual(Object.entries({ maker: 'Omega', model: '', year: '', budget: '5,000', message: '' }));
    await act(async () => lastRequest().answer(503));
    fireEvent.click(radio('trade'));
    expect([...valuesOf('maker', 'tradeFor'), previews().length]).toEqual(['Omega', 'Tudor Ranger, c. 1968', 1]);
    // After a reload too, but for a watch that has been sold meanwhile.
    fireEvent.input(screen.getByRole('textbox', { name: words.form.phone }));
    cleanup();
    history.replaceState(null, '', '/sell');
    render(<SellFormIsland {...facts} delivery={sends} tradeOptions={[{ name: 'HMT', label: 'HMT' }]} />);
    expect(screen.getByRole<HTMLSelectElement>('combobox').selectedIndex).toBe(0);
    fireEvent.click(radio('sell'));
    expect(valuesOf('maker', 'price')).toEqual(['Omega', '900']);
  });

  test('has no list of our watches if there are none', () => {
    render(<SellFormIsland {...facts} delivery={sends} tradeOptions={[]} />);
    fireEvent.click(radio('trade'));
    expect(field('tradeFor')).toBeNull();
  });

  test('can be answered without JavaScript', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(form);
    for (const name of questionNames) {
      const control = page.querySelector(`[name=${name}]`);
      expect([name, control?.matches(':disabled'), control?.closest('[hidden]')]).toEqual([name, false, null]);
    }
  });
});

describe('a form that sends nothing', () => {
  const whatsApp = () => textOf(words.sell.whatsapp, 'text');
  const textOf = (name: string, parameter: string) =>
    new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href).searchParams.get(parameter);
  const write = (name: keyof typeof words.sell.fields, value: string) =>
    fireEvent.input(screen.getByRole('textbox', { name: words.sell.fields[name] }), { target: { value } });

  test('has two links with the letter of what was written, and nothing that must be filled in', () => {
    render(letterForm);
    write('maker', 'Omega');
    fireEvent.click(radio('trade'));
    expect(whatsApp()).toContain('I would like to trade a watch.');
    expect(whatsApp()).toContain('Brand: Omega\n');
    expect(textOf(words.sell.email, 'body')?.replaceAll('\r\n', '\n')).toBe(whatsApp());
    expect(document.querySelectorAll('[required]')).toHaveLength(0);
    expect(screen.queryByRole('button')).toBeNull();
    expect(requests).toEqual([]);
  });

  test('has the letter with all questions in the static page', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(letterForm);
    const link = [...page.querySelectorAll('a')].find(({ textContent }) => textContent === words.sell.whatsapp);
    expect(link && new URL(link.href).searchParams.get('text')).toContain(
      'sell a watch / trade a watch / find a watch',
    );
    expect(link?.closest('[data-needs-script]')).toBeNull();
  });

  test('writes what a link fills in, and what the visitor wrote before', () => {
    history.replaceState(null, '', '/sell?wish=find&maker=Rolex#write');
    render(letterForm);
    expect(whatsApp()).toContain('I would like to find a watch.');
    expect(whatsApp()).toContain('Brand: Rolex');
    write('maker', 'Rolex or Tudor');
    cleanup();
    render(letterForm);
    expect(whatsApp()).toContain('Brand: Rolex or Tudor');
  });
});
