import { stringify } from 'csv-stringify/sync';
import type { StoredInquiry } from './store/store.ts';

/** By title. */
const columns: Record<string, (inquiry: StoredInquiry) => string> = {
  id: ({ id }) => id,
  received: ({ receivedAt }) => receivedAt.toISOString(),
  answered: ({ answeredAt }) => answeredAt?.toISOString() ?? '',
  kind: ({ kind }) => kind,
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  message: ({ message }) => message,
  watches: ({ watches }) => watches.join(' '),
  intent: ({ details }) => details.intent ?? '',
  maker: ({ details }) => details.maker ?? '',
  model: ({ details }) => details.model ?? '',
  year: ({ details }) => details.year ?? '',
  price: ({ details }) => details.price ?? '',
  language: ({ locale }) => locale,
  photographs: ({ photographCount }) => String(photographCount),
  mail: ({ mailState }) => mailState,
  suspicion: ({ suspicion }) => suspicion ?? '',
};

/**
 * As CSV for spreadsheets (RFC 4180), with the mark by which Excel knows UTF-8. What a spreadsheet would take for a formula has
 * an apostrophe before it: https://owasp.org/www-community/attacks/CSV_Injection
 */
export function exportCsv(inquiries: StoredInquiry[]): string {
  const rows = inquiries.map((inquiry) => Object.values(columns).map((read) => read(inquiry)));
  const options = { bom: true, quoted: true, escape_formulas: true, record_delimiter: 'windows' } as const;
  return stringify([Object.keys(columns), ...rows], options);
}
