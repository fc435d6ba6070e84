import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Driver, Place } from './driver.ts';

/** Testing Library, which runs in the page, because the drivers have no common way to find elements by role. */
const queries = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** The visible elements of a role whose name contains the given one, because a control's name may also contain its state. */
const findAll = `
  const [role, name] = arguments;
  return TestingLibraryDom.queryAllByRole(document.body, role, name ? { name: (whole) => whole.includes(name) } : {})
    .filter((element) => element.getClientRects().length > 0)`;

/** The centre of an element, after scrolling it into view, in pixels of the window. */
const middle = `
  const [element] = ${asExpression(findAll)};
  // A card's link covers the whole card.
  const target = element.matches(':is(h2, h3) > a') ? element.closest('article') : element;
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = target.getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };`;

/** Whether the view transition has finished and the page and its fonts have loaded. */
const settled = `
  const inTransition =
    CSS.supports('selector(:active-view-transition)') && document.querySelector(':active-view-transition');
  return !inTransition && document.readyState === 'complete' && document.fonts.status === 'loaded';`;

/** A visitor in one browser. Finds elements by role and accessible name, and waits for them. */
export class Visitor {
  readonly #driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.#driver = driver;
    this.#origin = origin;
  }

  async goto(path: string): Promise<void> {
    const url = this.#origin + path;
    await this.#driver.goto(url);
    await this.sees(
      `the page ${path}`,
      `return location.href === ${JSON.stringify(url)} && document.readyState !== 'loading'`,
    );
  }

  /** Waits until the islands with `client:idle` are hydrated. */
  async hydrated(): Promise<void> {
    await this.sees(
      'no island waiting',
      `return document.querySelectorAll('astro-island[ssr][client=idle]').length === 0`,
    );
  }

  async settled(): Promise<void> {
    await this.sees('no transition, and the page with its fonts', settled);
  }

  async click(role: string, name: string): Promise<void> {
    await this.seesRole(role, name);
    await this.#driver.click(await this.#restingPlace(role, name));
  }

  /** The position of an element after it has stopped moving, so that a click does not miss it. */
  async #restingPlace(role: string, name: string): Promise<Place> {
    await this.settled();
    let place: Place | undefined;
    const rests = async () => {
      const before = place;
      place = await this.#query<Place>(middle, role, name);
      return place.x === before?.x && place.y === before.y;
    };
    await this.#waitFor(`${role} "${name}" at rest`, rests, true);
    if (!place) throw new Error(`${role} "${name}" has no place`);
    return place;
  }

  /** Selects an option by its value, because drivers cannot click into a native list. */
  async select(name: string, value: string): Promise<void> {
    await this.#query(
      `const select = ${asExpression(findAll)}[0];
       select.value = arguments[2];
       select.dispatchEvent(new Event('change', { bubbles: true }));`,
      'combobox',
      name,
      value,
    );
  }

  async fill(name: string, text: string): Promise<void> {
    await this.click('textbox', name);
    await this.#driver.type(text);
    const value = () => this.#query<string>(`return ${asExpression(findAll)}[0].value`, 'textbox', name);
    await this.#waitFor(`the words in "${name}"`, value, text);
  }

  async press(key: Parameters<Driver['press']>[0]): Promise<void> {
    await this.#driver.press(key);
  }

  async back(): Promise<void> {
    await this.#driver.run('history.back()');
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#driver.resize(width, height);
  }

  /** Waits until an element with this role and name is visible. */
  async seesRole(role: string, name?: string): Promise<void> {
    await this.#waitFor(`${role} "${name ?? ''}"`, async () => (await this.#count(role, name)) > 0, true);
  }

  async seesText(text: string): Promise<void> {
    await this.sees(text, `return document.body.innerText.includes(${JSON.stringify(text)})`);
  }

  async countsRole(role: string, count: number): Promise<void> {
    await this.#waitFor(role, () => this.#count(role), count);
  }

  /** Waits until the cards have these names, in order. */
  async seesWatches(names: string[]): Promise<void> {
    const read = () =>
      this.read<string[]>(`return [...document.querySelectorAll('article h2')].map((name) => name.textContent.trim())`);
    await this.#waitFor('the watches', read, names);
  }

  async seesUrl(path: string): Promise<void> {
    await this.#waitFor('the URL', () => this.read('return location.pathname + location.search'), path);
  }

  /** Waits until the body of a function returns true in the page. */
  async sees(what: string, body: string): Promise<void> {
    await this.#waitFor(what, () => this.read(body), true);
  }

  /** Waits until the element with this accessible name has the focus. */
  async focusIsOn(name: string): Promise<void> {
    const read = () =>
      this.#query<string>(
        `const { activeElement } = document; return activeElement.ariaLabel ?? activeElement.textContent.trim()`,
      );
    await this.#waitFor('the focus', read, name);
  }

  async read<T>(body: string): Promise<T> {
    return this.#driver.run<T>(body);
  }

  /** Waits until a value is read. A script that fails is run again: the drivers reject it while the page is replaced. */
  async #waitFor(what: string, read: () => Promise<unknown>, expected: unknown): Promise<void> {
    await expect(async () => expect(await read(), what).toEqual(expected)).toPass();
  }

  #count(role: string, name?: string): Promise<number> {
    return this.#query<number>(`return ${asExpression(findAll)}.length`, role, name ?? null);
  }

  /** Runs a body that may use the queries, which every new page needs again. */
  async #query<T>(body: string, ...parameters: unknown[]): Promise<T> {
    const ready = await this.#driver.run<boolean>(`return 'TestingLibraryDom' in globalThis`);
    if (!ready) await this.#driver.run(`(function () { ${queries} }).call(globalThis)`);
    return this.#driver.run<T>(body, ...parameters);
  }
}

/** A function's body as an expression that passes on its arguments. */
function asExpression(body: string): string {
  return `(function () { ${body} }).apply(null, arguments)`;
}
