import { Icon } from '../../components/icon/icon.tsx';
import { Name } from '../../components/left-to-right/left-to-right.tsx';
import { countText } from '../../i18n/count-text.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { CatalogueTexts } from './catalogue-texts.ts';
import { toolbarId } from './early-choice.ts';
import { type BrandOption, toggleBrand } from './filter.ts';
import type { CatalogueChoice } from './query.ts';
import { type SortKey, sortKeys } from './sort.ts';
import styles from './toolbar.module.css';

const brandToggleId = 'brand-toggle';
const sortId = 'sort';
const sortLabelId = 'sort-label';

/** Gives the focus to the brand menu's button, before a button that has it goes away. */
export function focusBrandToggle() {
  document.getElementById(brandToggleId)?.focus();
}

/** Gives the focus of a chip that goes away to what follows it, or to the brand menu if nothing will be left. */
function focusBeyond(chip: HTMLElement, chips: number) {
  const next = chip.closest('li')?.nextElementSibling?.querySelector('button');
  if (next && chips > 1) next.focus();
  else focusBrandToggle();
}

interface ToolbarProps {
  locale: Locale;
  texts: CatalogueTexts;
  brands: BrandOption[];
  choice: CatalogueChoice;
  onChoose: (change: Partial<CatalogueChoice>) => void;
}

/** Brand menu, chips of what is chosen, sort. Stays under the header while the plates scroll. */
export function Toolbar(props: ToolbarProps) {
  return (
    <search className={styles.toolbar} aria-label={props.texts.toolbar} data-needs-script>
      {/* A form only so that what is chosen before this comes to life can be read from it; it is never sent. */}
      <form id={toolbarId} className={styles.controls} method="dialog" autoComplete="off">
        <BrandMenu {...props} />
        <Chips {...props} />
        <SortSelect {...props} />
      </form>
    </search>
  );
}

function BrandMenu({ locale, texts, brands, choice, onChoose }: ToolbarProps) {
  const count = choice.brands.length;
  return (
    <div>
      <button
        id={brandToggleId}
        className={`${styles.control} ${styles.brandToggle}`}
        type="button"
        popoverTarget="brands"
      >
        {texts.brand}
        {count > 0 && (
          <>
            <span className={styles.badge} aria-hidden="true">
              {count}
            </span>
            <span className="visually-hidden">{countText(locale, texts.brandsSelected, count)}</span>
          </>
        )}
        <Icon name="caret" />
      </button>
      <div className={styles.menu} id="brands" popover="auto">
        <fieldset className={styles.options}>
          <legend className="visually-hidden">{texts.brand}</legend>
          {brands.map((brand) => (
            <label key={brand.slug} className={styles.option}>
              <input
                type="checkbox"
                name="brand"
                value={brand.slug}
                checked={choice.brands.includes(brand.slug)}
                onChange={() => onChoose({ brands: toggleBrand(choice.brands, brand.slug) })}
              />
              <Name locale={locale}>{brand.name}</Name>
            </label>
          ))}
        </fieldset>
        <button
          className={styles.clear}
          type="button"
          aria-disabled={count === 0}
          onClick={() => onChoose({ brands: [] })}
        >
          {texts.clearFilters}
        </button>
      </div>
    </div>
  );
}

function Chips({ locale, texts, brands, choice, onChoose }: ToolbarProps) {
  if (choice.brands.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={texts.selectedBrands}>
      {choice.brands.map((slug) => {
        const name = brands.find((brand) => brand.slug === slug)?.name ?? slug;
        return (
          <li key={slug}>
            <button
              className={styles.chip}
              type="button"
              aria-label={texts.removeBrand.replace('{{brand}}', name)}
              onClick={(event) => {
                focusBeyond(event.currentTarget, choice.brands.length);
                onChoose({ brands: toggleBrand(choice.brands, slug) });
              }}
            >
              <Name locale={locale}>{name}</Name>
              <Icon name="close" />
            </button>
          </li>
        );
      })}
      <li>
        <button
          className={styles.clear}
          type="button"
          onClick={() => {
            focusBrandToggle();
            onChoose({ brands: [] });
          }}
        >
          {texts.clearAll}
        </button>
      </li>
    </ul>
  );
}

function SortSelect({ texts, choice, onChoose }: ToolbarProps) {
  return (
    <div className={styles.sort}>
      <label id={sortLabelId} className={styles.sortLabel} htmlFor={sortId}>
        {texts.sortBy}
      </label>
      <select
        id={sortId}
        className={`${styles.control} ${styles.select}`}
        name="sort"
        aria-labelledby={sortLabelId}
        value={choice.sort}
        onChange={(event) => onChoose({ sort: event.target.value as SortKey })}
      >
        {sortKeys.map((key) => (
          <option key={key} value={key}>
            {texts.sort[key]}
          </option>
        ))}
      </select>
    </div>
  );
}
