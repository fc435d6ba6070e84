import { useId, useState } from 'react';
import { Field } from '../../components/field/field.tsx';
import { LeftToRight } from '../../components/left-to-right/left-to-right.tsx';
import { formatPrice } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { RangeTexts } from './catalogue-texts.ts';
import type { RangeOptions } from './facet-options.ts';
import type { RangeFacet } from './facets.ts';
import type { FilterBarProps } from './filter-bar.tsx';
import styles from './filter-menu.module.css';
import { FilterMenu } from './filter-menu.tsx';
import { isBounded, isSameRange, type NumericRange, parseWholeNumber, withBound } from './numeric-range.ts';

/** A range facet: bands to touch, two bounds to type, and the span of the collection. A band sets the two bounds. */
export function RangeMenu({ facet, ...props }: FilterBarProps & { facet: RangeFacet }) {
  const { locale, view, onChange } = props;
  const options = props.options[facet.id];
  const texts = props.texts.facets[facet.id];
  const spanId = useId();
  if (!options) return null;
  const range = view.filters[facet.id];
  const setRange = (changed: NumericRange) => onChange({ filters: { ...view.filters, [facet.id]: changed } });
  const setBound = (bound: keyof NumericRange) => (value: number | undefined) =>
    setRange(withBound(range, bound, value, options));
  const words = { locale, texts, options };
  const mark = isBounded(range) && (
    <>
      <span className={styles.dot} aria-hidden="true" />
      <span className="visually-hidden">
        <RangeWords {...words} range={range} />
      </span>
    </>
  );
  return (
    <FilterMenu {...props} facetId={facet.id} label={texts.label} mark={mark}>
      <fieldset className={styles.options} aria-describedby={spanId}>
        <legend className="visually-hidden">{texts.legend}</legend>
        {options.bands.length > 0 &&
          [{}, ...options.bands].map((band: NumericRange) => (
            <label key={`${band.min}-${band.max}`} className={styles.option}>
              <input
                type="radio"
                name={`${facet.id}-band`}
                autoComplete="off"
                checked={isSameRange(band, range)}
                onChange={() => setRange(band)}
              />
              <span>
                <RangeWords {...words} range={band} />
              </span>
            </label>
          ))}
        <div className={styles.bounds}>
          <BoundField label={texts.lowest} bound={range.min} onCommit={setBound('min')} />
          <BoundField label={texts.highest} bound={range.max} onCommit={setBound('max')} />
        </div>
        <p id={spanId} className={styles.note}>
          <RangeWords {...words} template={texts.span} range={{ min: options.lowest, max: options.highest }} />
        </p>
      </fieldset>
    </FilterMenu>
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
