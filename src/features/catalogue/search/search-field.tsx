import clsx from 'clsx';
import { HydratedControls } from '../../../components/hydrated/hydrated-controls.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import type { Words } from '../../../content/words/translate.ts';
import { MAX_SEARCH_LENGTH } from '../catalogue-view.ts';
import styles from './search-field.module.css';

interface SearchFieldProps {
  words: Words<'catalog'>['catalog']['search'];
  value: string;
  onChange: (value: string) => void;
}

/** The search field above the filter bar. The list updates as the visitor types. */
export function SearchField({ words, value, onChange }: SearchFieldProps) {
  return (
    <HydratedControls className={clsx('screen-only', styles.search)}>
      <Icon name="search" />
      <input
        className={clsx('control', styles.input)}
        type="search"
        aria-label={words.label}
        placeholder={words.placeholder}
        maxLength={MAX_SEARCH_LENGTH}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        // The key 'Search' of a phone's keyboard closes it.
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter' && matchMedia('(hover: none)').matches) currentTarget.blur();
        }}
      />
    </HydratedControls>
  );
}
