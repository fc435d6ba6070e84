import { useId } from 'react';
import { bandField, writeBand } from './early-choice.ts';
import styles from './filter-menu.module.css';
import { FilterMenu } from './filter-menu.tsx';
import { PriceField } from './price-field.tsx';
import type { PriceOffer } from './price-offer.ts';
import { isBounded, isSameRange, type PriceRange, withBound } from './price-range.ts';
import { PriceWords, rangeText } from './price-words.tsx';
import type { ToolbarProps } from './toolbar-props.ts';

type PriceMenuProps = ToolbarProps & { prices: PriceOffer };

/** The price: bands to touch, two bounds to type, and what prices there are. A band sets the two bounds. */
export function PriceMenu(props: PriceMenuProps) {
  const { locale, texts, prices, choice, onChoose } = props;
  const { price } = choice;
  const spanId = useId();
  const setBound = (bound: keyof PriceRange) => (dollars: number | undefined) =>
    onChoose({ price: withBound(price, bound, dollars, prices) });
  const mark = isBounded(price) && (
    <>
      <span className={styles.dot} aria-hidden="true" />
      <span className="visually-hidden">
        <PriceWords locale={locale} text={rangeText(texts, price)} offer={prices} range={price} />
      </span>
    </>
  );
  const span = { min: prices.lowest, max: prices.highest };
  return (
    <FilterMenu {...props} id="prices" label={texts.price} mark={mark}>
      <fieldset className={styles.options} aria-describedby={spanId}>
        <legend className="visually-hidden">{texts.priceLegend}</legend>
        {prices.bands.length > 0 && <PriceBands {...props} />}
        <div className={styles.bounds}>
          <PriceField name="priceMin" label={texts.lowestPrice} bound={price.min} onCommit={setBound('min')} />
          <PriceField name="priceMax" label={texts.highestPrice} bound={price.max} onCommit={setBound('max')} />
        </div>
        <p id={spanId} className={styles.note}>
          <PriceWords locale={locale} text={texts.priceSpan} offer={prices} range={span} />
        </p>
      </fieldset>
    </FilterMenu>
  );
}

function PriceBands({ locale, texts, prices, choice, onChoose }: PriceMenuProps) {
  return [{}, ...prices.bands].map((band) => (
    <label key={writeBand(band)} className={styles.option}>
      <input
        type="radio"
        name={bandField}
        value={writeBand(band)}
        checked={isSameRange(band, choice.price)}
        onChange={() => onChoose({ price: band })}
      />
      <span>
        <PriceWords locale={locale} text={rangeText(texts, band)} offer={prices} range={band} />
      </span>
    </label>
  ));
}
