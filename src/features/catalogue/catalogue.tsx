import { ErrorBoundary } from '../../components/error-boundary/error-boundary.tsx';
import { WatchCard } from '../../components/watch-card/watch-card.tsx';
import type { WatchSummary } from '../../content/watch-summary.ts';
import { countText } from '../../i18n/count-text.ts';
import type { Locale } from '../../i18n/locales.ts';
import styles from './catalogue.module.css';
import type { CatalogueTexts } from './catalogue-texts.ts';
import { filterByBrand, filterByPrice, listBrands } from './filter.ts';
import { focusMenuToggle } from './filter-menu.tsx';
import type { PriceOffer } from './price-offer.ts';
import { noFilters } from './query.ts';
import { sortWatches } from './sort.ts';
import { Toolbar } from './toolbar.tsx';
import { useChoice } from './use-choice.ts';

interface CatalogueProps {
  locale: Locale;
  texts: CatalogueTexts;
  watches: WatchSummary[];
  /** What the price menu offers; without it there is none. */
  prices: PriceOffer | undefined;
}

/** The whole collection, to filter by brand and price and to sort. An island; its first render is the static page's. */
export function Catalogue(props: CatalogueProps) {
  return (
    <ErrorBoundary texts={props.texts.error}>
      <FilteredWatches {...props} />
    </ErrorBoundary>
  );
}

function FilteredWatches({ locale, texts, watches, prices }: CatalogueProps) {
  const brands = listBrands(sortWatches(watches, 'az', locale));
  const [choice, choose] = useChoice({ brands: brands.map((brand) => brand.slug), prices });
  const filtered = filterByPrice(filterByBrand(watches, choice.brands), choice.price);
  const shown = sortWatches(filtered, choice.sort, locale);
  const clearFilters = () => {
    focusMenuToggle('brands');
    choose(noFilters);
  };
  return (
    <>
      <div className={styles.head}>
        <h1>{texts.title}</h1>
        <p className={styles.count} role="status">
          {countText(locale, texts.watchCount, shown.length)}
        </p>
      </div>
      <Toolbar locale={locale} texts={texts} brands={brands} prices={prices} choice={choice} onChoose={choose} />
      {shown.length === 0 ? (
        <div className={styles.empty}>
          <p>{texts.empty}</p>
          <button type="button" className={styles.clear} onClick={clearFilters}>
            {texts.clearAllFilters}
          </button>
        </div>
      ) : (
        <ul className={styles.grid} aria-label={texts.watches}>
          {shown.map((watch, index) => (
            <li key={watch.id}>
              <WatchCard
                locale={locale}
                watch={watch}
                heading="h2"
                first={index === 0}
                sizes="(width >= 80rem) 20rem, (width >= 64rem) 30vw, (width >= 40rem) 45vw, 90vw"
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
