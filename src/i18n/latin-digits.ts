/** Replaces Arabic and Persian digits with Latin ones. */
export function toLatinDigits(text: string): string {
  // Both ranges begin at a multiple of 16.
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16));
}
