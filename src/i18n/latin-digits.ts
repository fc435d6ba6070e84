/** A text with Latin digits in place of Arabic and Persian ones. */
export function toLatinDigits(text: string): string {
  // Both rows begin at a multiple of 16.
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16));
}
