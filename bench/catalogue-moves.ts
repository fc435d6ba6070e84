import type { Page } from 'puppeteer-core';
import { timeToPaint } from './phone.ts';

/** Opens a page and waits until nothing more comes. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle0', timeout: 120_000 });
}

/** Milliseconds from a tick at a brand to the paint of its plates. */
export async function tickBrand(page: Page, catalogue: string): Promise<number> {
  await open(page, catalogue);
  await page.click('[popovertarget=brands]');
  return timeToPaint(page, () => page.click('#brands input[value=omega]'));
}

/** Milliseconds from a press on the chip of a brand to the paint of all plates. */
export async function removeChip(page: Page, catalogue: string): Promise<number> {
  await open(page, `${catalogue}?brand=omega`);
  return timeToPaint(page, () => page.click('search ul button'));
}

/** Milliseconds from the choice of another order to its paint. */
export async function sortByPrice(page: Page, catalogue: string): Promise<number> {
  await open(page, catalogue);
  await page.focus('#sort');
  // The first option that begins with it.
  return timeToPaint(page, () => page.keyboard.press('p'));
}

/** The longest time between two frames while a finger pushes the page up by some screens, in milliseconds. */
export async function firstScroll(page: Page, catalogue: string): Promise<number> {
  await open(page, catalogue);
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(globalThis, { frames });
    const note = (time: number) => {
      frames.push(time);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  const session = await page.createCDPSession();
  await session.send('Input.synthesizeScrollGesture', { x: 150, y: 500, yDistance: -6000, speed: 4000 });
  return page.evaluate(() => {
    const { frames } = globalThis as unknown as { frames: number[] };
    return Math.max(...frames.slice(1).map((time, index) => time - (frames[index] ?? time)));
  });
}
