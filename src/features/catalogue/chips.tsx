import type { ReactNode } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import { Name } from '../../components/left-to-right/left-to-right.tsx';
import styles from './chips.module.css';
import controls from './controls.module.css';
import { toggleBrand } from './filter.ts';
import { focusMenuToggle, type MenuId } from './filter-menu.tsx';
import { isBounded } from './price-range.ts';
import { PriceWords, rangeText } from './price-words.tsx';
import { hasFilters, noFilters } from './query.ts';
import type { ToolbarProps } from './toolbar-props.ts';

/** What is chosen, each to be taken away at a press, and all at once. */
export function Chips(props: ToolbarProps) {
  const { locale, texts, brands, choice, onChoose } = props;
  if (!hasFilters(choice)) return null;
  return (
    <ul className={styles.chips} aria-label={texts.selectedFilters}>
      {choice.brands.map((slug) => {
        const name = brands.find((brand) => brand.slug === slug)?.name ?? slug;
        return (
          <Chip
            key={slug}
            label={texts.removeBrand.replace('{{brand}}', name)}
            menu="brands"
            onRemove={() => onChoose({ brands: toggleBrand(choice.brands, slug) })}
          >
            <Name locale={locale}>{name}</Name>
          </Chip>
        );
      })}
      {isBounded(choice.price) && <PriceChip {...props} />}
      <li>
        <button
          className={controls.clear}
          type="button"
          onClick={() => {
            focusMenuToggle('brands');
            onChoose(noFilters);
          }}
        >
          {texts.clearAll}
        </button>
      </li>
    </ul>
  );
}

function PriceChip({ locale, texts, prices, choice, onChoose }: ToolbarProps) {
  const { price } = choice;
  return (
    <Chip menu="prices" onRemove={() => onChoose({ price: {} })}>
      <span>
        <span className="visually-hidden">{texts.removePrice}</span>{' '}
        <PriceWords locale={locale} text={rangeText(texts, price)} offer={prices} range={price} />
      </span>
    </Chip>
  );
}

interface ChipProps {
  /** What the button does, if its words alone don't say it. */
  label?: string;
  /** The menu in which this was chosen: it gets the focus when no chip is left. */
  menu: MenuId;
  onRemove: () => void;
  children: ReactNode;
}

function Chip({ label, menu, onRemove, children }: ChipProps) {
  return (
    <li>
      <button
        className={styles.chip}
        type="button"
        aria-label={label}
        // Out from under what clears all: to focus alone is not enough for a browser to do so.
        onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
        onClick={(event) => {
          focusBeyond(event.currentTarget, menu);
          onRemove();
        }}
      >
        {children}
        <Icon name="close" />
      </button>
    </li>
  );
}

/** Gives the focus of a chip that goes away to what follows it, or to its menu's button if no chip will be left. */
function focusBeyond(chip: HTMLElement, menu: MenuId) {
  const item = chip.closest('li');
  const isLast = item?.parentElement?.childElementCount === 2;
  const next = item?.nextElementSibling?.querySelector('button');
  if (next && !isLast) next.focus();
  else focusMenuToggle(menu);
}
