import type { Shop } from '../src/content/schema/shop-schema.ts';

/**
 * Finds settings of a public site that are still placeholders.
 *
 * @param url the public URL of the site; one that ends in `.example` is not public
 * @param endpoint where forms send inquiries, or `off`
 * @returns one line each
 */
export function findPlaceholders({ phone, whatsapp, email }: Shop, url: string, endpoint: string): string[] {
  if (new URL(url).hostname.endsWith('.example')) return [];
  const isNumber = (number: string) => !/0{4} ?0{4}$/.test(number);
  const missing = [
    endpoint === 'off' && 'inquiries.endpoint: off, so the forms thank the visitor and send nothing',
    !isNumber(phone) && `phone: still the placeholder ${phone}`,
    !isNumber(whatsapp) && `whatsapp: still the placeholder ${whatsapp}`,
    email.endsWith('.example') && `email: still the placeholder ${email}`,
  ];
  return missing.filter((line) => line !== false).map((line) => `content/shop.yaml: ${line}`);
}
