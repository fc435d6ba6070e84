import type { Translate } from '../../content/words/translate.ts';
import { openingHours } from './opening-hours.ts';

/** Whether the shop is open, as a line of the header's menu. It has the opening hours for the script of every page. */
export function OpenSignLine({ t }: { t: Translate }) {
  return <span data-open-sign data-opening-hours={JSON.stringify(openingHours(t))} />;
}
