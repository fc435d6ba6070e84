import { Icon } from '../../../components/icon/icon.tsx';
import styles from '../catalogue.module.css';
import type { CatalogueTexts } from '../catalogue-texts.ts';
import { maxSearchLength } from '../catalogue-view.ts';
import searchStyles from './search-field.module.css';

interface SearchFieldProps {
  texts: CatalogueTexts;
  value: string;
  isDisabled: boolean;
  hasFailed: boolean;
  onChange: (value: string) => void;
  /** Called when the visitor reaches for the field. */
  onReach: () => void;
  onRetry: () => void;
}

/** The search over the filter bar. The list follows while one types; there is nothing to send. */
export function SearchField({ texts, value, isDisabled, hasFailed, onChange, onReach, onRetry }: SearchFieldProps) {
  return (
    <div className={searchStyles.search} data-needs-script>
      <div className={searchStyles.field}>
        <Icon name="search" />
        <input
          className={searchStyles.input}
          type="search"
          aria-label={texts.search.label}
          placeholder={texts.search.placeholder}
          maxLength={maxSearchLength}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          disabled={isDisabled}
          value={value}
          onFocus={onReach}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      {hasFailed && (
        <p role="alert" className={searchStyles.failed}>
          {texts.search.failed}{' '}
          <button type="button" className={styles.link} onClick={onRetry}>
            {texts.error.retry}
          </button>
        </p>
      )}
    </div>
  );
}
