import { Icon } from '../../../components/icon/icon.tsx';
import type { Words } from '../../../i18n/pick-words.ts';
import styles from '../catalogue.module.css';
import { MAX_SEARCH_LENGTH } from '../catalogue-view.ts';
import searchStyles from './search-field.module.css';

interface SearchFieldProps {
  words: Words<'catalog' | 'error'>;
  value: string;
  isDisabled: boolean;
  hasFailed: boolean;
  onChange: (value: string) => void;
  /** Called when the visitor focuses the field, and to try again after a failure. */
  onLoad: () => void;
}

/** The search field above the filter bar. The list updates as the visitor types. */
export function SearchField({ words, value, isDisabled, hasFailed, onChange, onLoad }: SearchFieldProps) {
  const { label, placeholder, failed } = words.catalog.search;
  return (
    <div className={searchStyles.search} data-needs-script>
      <div className={searchStyles.field}>
        <Icon name="search" />
        <input
          className={searchStyles.input}
          type="search"
          aria-label={label}
          placeholder={placeholder}
          maxLength={MAX_SEARCH_LENGTH}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          disabled={isDisabled}
          value={value}
          onFocus={onLoad}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      {hasFailed && (
        <p role="alert" className={searchStyles.failed}>
          {failed}{' '}
          <button type="button" className={styles.link} onClick={onLoad}>
            {words.error.retry}
          </button>
        </p>
      )}
    </div>
  );
}
