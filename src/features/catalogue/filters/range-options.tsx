import { useId, useMemo, useState } from 'react';
import { Field } from '../../../components/field/field.tsx';
import { LeftToRight } from '../../../components/left-to-right/left-to-right.tsx';
import { formatPrice } from '../../../i18n/format.ts';
import type { Locale } from '../../../i18n/locales.ts';
import styles from './facet-options.module.css';
import type { BandOption, RangeOptions } from './facet-options.ts';
import type { RangeFacet } from './facets.ts';
import type { FilterProps } from './filter-props.ts';
import type { RangeTexts } from './filter-texts.ts';
import { countByRange } from './filters.ts';
import { isBounded, isSameRange, type NumericRange, parseWholeNumber, withBound } from './numeric-range.ts';

type RangeProps = FilterProps & { facet: RangeFacet };

/** A range facet: bands to touch, two bounds to type, and the span of the collection. A band sets the two bounds. */
export function RangeFields({ facet, ...props }: RangeProps) {
  const { locale, filters, onChange } = props;
  const options = props.options[facet.id];
  const texts = props.texts.facets[facet.id];
  const id = useId();
  if (!options) return null;
  const range = filters[facet.id];
  const setRange = (changed: NumericRange) => onChange({ ...filters, [facet.id]: changed });
  const setBound = (bound: keyof NumericRange) => (value: number | undefined) =>
    setRange(withBound(range, bound, value, options));
  return (
    <fieldset className={styles.options} aria-describedby={`${id}-span`}>
      <legend className="visually-hidden">{texts.legend}</legend>
      <Bands {...props} facet={facet} options={options} name={`${id}-band`} onSelect={setRange} />
      <div className={styles.bounds}>
        <BoundField label={texts.lowest} bound={range.min} onCommit={setBound('min')} />
        <BoundField label={texts.highest} bound={range.max} onCommit={setBound('max')} />
      </div>
      <p id={`${id}-span`} className={styles.note}>
        <RangeWords
          {...{ locale, texts, options }}
          template={texts.span}
          range={{ min: options.lowest, max: options.highest }}
        />
      </p>
    </fieldset>
  );
}

interface BandsProps extends Omit<RangeProps, 'options'> {
  options: RangeOptions;
  /** Of the radio buttons: the same facet may stand in the page twice. */
  name: string;
  onSelect: (range: NumericRange) => void;
}

/** The bands, and none of them, each with the number of watches that it would leave. */
function Bands({ facet, locale, options, watches, filters, name, onSelect, ...props }: BandsProps) {
  const texts = props.texts.facets[facet.id];
  const { bands } = options;
  const counts = useMemo(
    () => watches && countByRange(watches, facet, filters, [{}, ...bands]),
    [watches, facet, filters, bands],
  );
  if (bands.length === 0) return null;
  const total = bands.reduce((sum, { count }) => sum + count, 0);
  return [{ count: total }, ...bands].map(({ min, max, count: countOfAll }: BandOption, index) => {
    const count = counts?.[index] ?? countOfAll;
    const isSelected = isSameRange({ min, max }, filters[facet.id]);
    return (
      <label key={`${min}-${max}`} className={styles.option}>
        <input
          type="radio"
          name={name}
          autoComplete="off"
          checked={isSelected}
          disabled={count === 0 && !isSelected && index > 0}
          onChange={() => onSelect({ min, max })}
        />
        <span>
          <RangeWords locale={locale} texts={texts} options={options} range={{ min, max }} />
        </span>
        <span className={styles.count}>{count}</span>
      </label>
    );
  });
}

/** The range that is selected, for its facet's button: a dot, and words for screen readers. */
export function RangeMark({ facet, locale, texts, options, filters }: RangeProps) {
  const range = filters[facet.id];
  if (!isBounded(range)) return null;
  return (
    <>
      <span className={styles.dot} aria-hidden="true" />
      <span className="visually-hidden">
        <RangeWords locale={locale} texts={texts.facets[facet.id]} options={options[facet.id]} range={range} />
      </span>
    </>
  );
}

interface BoundFieldProps {
  label: string;
  bound: number | undefined;
  onCommit: (value: number | undefined) => void;
}

/**
 * A bound to type. It counts once Enter is pressed or the field is left: '1' on the way to '12000' neither empties the
 * list nor is announced. A text field, because one of type `number` drops Arabic digits and separators silently, and
 * changes its value under the wheel of a mouse.
 */
function BoundField({ label, bound, onCommit }: BoundFieldProps) {
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    onCommit(parseWholeNumber(typed));
  };
  return (
    <Field
      label={label}
      type="text"
      inputMode="numeric"
      enterKeyHint="done"
      autoComplete="off"
      value={typed ?? bound ?? ''}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}

interface RangeWordsProps {
  locale: Locale;
  texts: RangeTexts;
  options: RangeOptions | undefined;
  range: NumericRange;
  /** A text with `{{from}}` and `{{to}}`. By default one that fits the bounds. */
  template?: string;
}

/** A range in words. Its numbers keep their own order from left to right. */
export function RangeWords({ locale, texts, options, range, template = templateOf(texts, range) }: RangeWordsProps) {
  return template.split(/(\{\{from\}\}|\{\{to\}\})/).map((part, index) => {
    if (index % 2 === 0) return part;
    const value = part === '{{from}}' ? range.min : range.max;
    return (
      <LeftToRight key={part}>
        {value !== undefined && (options?.texts[value] ?? formatPrice(locale, value))}
      </LeftToRight>
    );
  });
}

function templateOf(texts: RangeTexts, { min, max }: NumericRange): string {
  if (min === undefined) return max === undefined ? texts.any : texts.upTo;
  return max === undefined ? texts.from : texts.range;
}
