/** The formats of `Intl` that write or choose words. */
type Formats = Pick<typeof Intl, 'DateTimeFormat' | 'DisplayNames' | 'ListFormat' | 'NumberFormat' | 'PluralRules'>;

const known: Record<string, unknown> = {};

/**
 * A format of `Intl`, which is kept: creating one takes much longer than using it. Scripts of pages do without, for its bytes.
 *
 * @param kind such as `NumberFormat`
 * @param parameters of its constructor: a language's tag, and options
 */
export function intlFormat<Kind extends keyof Formats>(
  kind: Kind,
  ...parameters: ConstructorParameters<Formats[Kind]>
): InstanceType<Formats[Kind]> {
  const key = JSON.stringify([kind, parameters]);
  known[key] ??= Reflect.construct(Intl[kind], parameters);
  return known[key] as InstanceType<Formats[Kind]>;
}
