import { ErrorBoundary } from '../../components/error-boundary/error-boundary.tsx';
import { countText } from '../../i18n/count-text.ts';
import type { Locale } from '../../i18n/locales.ts';
import styles from './catalogue.module.css';
import type { CatalogueTexts } from './catalogue-texts.ts';
import type { BrandOption } from './filter.ts';
import { focusMenuToggle } from './filter-menu.tsx';
import { notePlace } from './page-plates.ts';
import type { PriceOffer } from './price-offer.ts';
import { type CatalogueChoice, noFilters } from './query.ts';
import { Toolbar } from './toolbar.tsx';
import { useChoice } from './use-choice.ts';
import { usePlates } from './use-plates.ts';

export interface CatalogueProps {
  locale: Locale;
  texts: CatalogueTexts;
  /** How many watches there are, also in words: a browser would first have to read how its languages count. */
  all: { count: number; text: string };
  brands: BrandOption[];
  /** What the price menu offers; without it there is none. */
  prices: PriceOffer | undefined;
}

/**
 * What stands over the plates: to filter them by brand and price and to sort them. An island; its first render is the
 * static page's. The plates themselves are not part of it (`plates.tsx`): however many there are, it stays as small.
 */
export function Catalogue(props: CatalogueProps) {
  return (
    <ErrorBoundary texts={props.texts.error}>
      <Controls {...props} />
    </ErrorBoundary>
  );
}

function Controls({ locale, texts, all, brands, prices }: CatalogueProps) {
  const [choice, change] = useChoice({ brands: brands.map((brand) => brand.slug), prices });
  const shown = usePlates(choice)?.length ?? all.count;
  const choose = (choice: Partial<CatalogueChoice>) => {
    notePlace();
    change(choice);
  };
  const clearFilters = () => {
    focusMenuToggle('brands');
    choose(noFilters);
  };
  return (
    <>
      <div className={styles.head}>
        <h1>{texts.title}</h1>
        <p className={styles.count} role="status">
          {shown === all.count ? all.text : countText(locale, texts.watchCount, shown)}
        </p>
      </div>
      <Toolbar locale={locale} texts={texts} brands={brands} prices={prices} choice={choice} onChoose={choose} />
      {shown === 0 && (
        <div className={styles.empty}>
          <p>{texts.empty}</p>
          <button type="button" className={styles.clear} onClick={clearFilters}>
            {texts.clearAllFilters}
          </button>
        </div>
      )}
    </>
  );
}
