import { type Browser, PredefinedNetworkConditions } from 'puppeteer-core';
import { removeChip, sortByPrice, tickBrand } from './catalogue-moves.ts';
import { medianOnPhone, slowDown } from './phone.ts';
import { printTable } from './print-table.ts';

const network = PredefinedNetworkConditions['Fast 4G'];

/** Prints how long the visitor's own moves take, on a phone that is slower than this machine. */
export async function benchInteractions(browser: Browser, origin: string, rounds: number): Promise<void> {
  const moves = {
    'a tick at a brand, to its plates': tickBrand,
    'a press on its chip, to all plates': removeChip,
    'another order, to its plates': sortByPrice,
  };
  const rows: [string, number][] = [];
  for (const [name, move] of Object.entries(moves)) {
    const time = await medianOnPhone(browser, network, rounds, (page) => move(page, `${origin}/catalog`));
    rows.push([name, Math.round(time)]);
  }
  printTable(`What a visitor does, at ${slowDown} × slow-down on Fast 4G, medians of ${rounds} rounds`, [
    ['from', 'ms'],
    ...rows,
  ]);
}
