import { stringify } from 'csv-stringify/sync';
import type { StoredInquiry } from './store/store.ts';

/** The columns and their titles. */
const columns = {
  id: 'id',
  receivedAt: 'received',
  answeredAt: 'answered',
  kind: 'kind',
  name: 'name',
  email: 'email',
  phone: 'phone',
  message: 'message',
  watches: 'watches',
  'details.intent': 'intent',
  'details.maker': 'maker',
  'details.model': 'model',
  'details.year': 'year',
  'details.price': 'price',
  locale: 'language',
  photographCount: 'photographs',
  mailState: 'mail',
  suspicion: 'suspicion',
};

/**
 * As CSV for spreadsheets (RFC 4180), with the mark by which Excel knows UTF-8. A cell that a spreadsheet would take for a formula
 * begins with an apostrophe: https://owasp.org/www-community/attacks/CSV_Injection
 */
export function exportCsv(inquiries: StoredInquiry[]): string {
  return stringify(inquiries, {
    header: true,
    columns,
    bom: true,
    quoted: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: {
      date: (time) => time.toISOString(),
      object: (watches) => Object.values(watches).join(' '),
    },
  });
}
