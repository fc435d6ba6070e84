import { Name } from '../../components/left-to-right/left-to-right.tsx';
import { countText } from '../../i18n/count-text.ts';
import { toggleBrand } from './filter.ts';
import styles from './filter-menu.module.css';
import { FilterMenu } from './filter-menu.tsx';
import type { ToolbarProps } from './toolbar-props.ts';

/** The brands that have a watch, to tick. */
export function BrandMenu(props: ToolbarProps) {
  const { locale, texts, brands, choice, onChoose } = props;
  const count = choice.brands.length;
  const mark = count > 0 && (
    <>
      <span className={styles.badge} aria-hidden="true">
        {count}
      </span>
      <span className="visually-hidden">{countText(locale, texts.brandsSelected, count)}</span>
    </>
  );
  return (
    <FilterMenu {...props} id="brands" label={texts.brand} mark={mark}>
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
    </FilterMenu>
  );
}
