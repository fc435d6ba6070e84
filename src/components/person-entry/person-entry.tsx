import clsx from 'clsx';
import type { Shop } from '../../content/schema/shop-schema.ts';
import type { Translate } from '../../content/words/translate.ts';
import type { PictureData } from '../../pictures/picture-data.ts';
import { LeftToRight, OwnerWords } from '../latin/latin.tsx';
import { LedgerEntry } from '../ledger/ledger.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './person-entry.module.css';

interface PersonEntryProps {
  t: Translate;
  person: Shop['people'][number];
  portrait?: PictureData | undefined;
}

/** A person of the shop: their role, name and first year. Without a role, they are who answers. */
export function PersonEntry({ t, person: { name, role, since }, portrait }: PersonEntryProps) {
  return (
    <LedgerEntry term={role ? <OwnerWords locale={t.locale} words={role} /> : t('legal.people')}>
      <LeftToRight>{name}</LeftToRight>
      {since && ` · ${t('legal.personSince', { year: since })}`}
      {portrait && (
        <Picture className={clsx('below-title', styles.portrait)} picture={portrait} alt={name} sizes="10rem" />
      )}
    </LedgerEntry>
  );
}
