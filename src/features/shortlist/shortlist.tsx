import { useEffect, useMemo, useRef } from 'react';
import { ButtonLink } from '../../components/button/button.tsx';
import { WithToast } from '../../components/toast/toast.tsx';
import { countText } from '../../i18n/count-text.ts';
import type { Locale } from '../../i18n/locales.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { ListActions } from './list-actions.tsx';
import { FailedNotice, GoneNotice } from './list-notices.tsx';
import { readSharedIds } from './list-url.ts';
import styles from './shortlist.module.css';
import type { ShortlistTexts } from './shortlist-texts.ts';
import { type LoadedList, useComparedWatches } from './use-compared-watches.ts';
import { useKeptIds } from './use-kept-ids.ts';

interface ShortlistProps {
  locale: Locale;
  texts: ShortlistTexts;
  /** The paths of this page and of the catalogue in the page's language. */
  hrefs: { shortlist: string; catalogue: string };
  /** How a message reaches the shop: a WhatsApp URL without text, a mail address. */
  shop: { whatsapp: string; email: string };
}

/** The shortlist: the visitor's own, or the one that a link brings. An island; its first render knows neither. */
export function Shortlist(props: ShortlistProps) {
  const { title, sentTitle, sentDescription } = props.texts;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <WithToast words={props.texts}>
        {(addToast) => <List {...props} onSent={() => addToast({ title: sentTitle, description: sentDescription })} />}
      </WithToast>
    </div>
  );
}

function List({ locale, texts, hrefs, shop, onSent }: ShortlistProps & { onSent: () => void }) {
  const kept = useKeptIds();
  const isHydrated = kept !== undefined;
  const shared = useMemo(() => (isHydrated ? readSharedIds(location.search) : undefined), [isHydrated]);
  const ids = shared ?? kept;
  const { list, retry } = useComparedWatches(ids, hrefs.catalogue);
  if (!kept || !ids || !list) return null;
  const { watches, gone, hasFailed } = list;
  return (
    <>
      <p className={styles.intro}>
        {shared ? texts.shared : texts.intro} {shared && kept.length > 0 && <a href={hrefs.shortlist}>{texts.own}</a>}
      </p>
      <Count locale={locale} texts={texts} list={list} />
      {gone.length > 0 && <GoneNotice texts={texts} gone={gone} kept={kept} canRemove={!shared} />}
      {hasFailed && <FailedNotice texts={texts} onRetry={retry} />}
      {watches.length > 0 && (
        <>
          <ListActions texts={texts} watches={watches} kept={kept} shop={shop} onSent={onSent} />
          <ComparisonTable locale={locale} texts={texts.comparison} watches={watches} />
        </>
      )}
      {gone.length > 0 && gone.length === ids.length && (
        <p className={styles.onward}>
          <ButtonLink href={hrefs.catalogue}>{texts.toCatalogue}</ButtonLink>
        </p>
      )}
      {ids.length === 0 && <EmptyList texts={texts} href={hrefs.catalogue} />}
    </>
  );
}

/** How many watches are compared, announced. It takes the focus when a button takes itself away with what it has changed. */
function Count({ locale, texts, list }: { locale: Locale; texts: ShortlistTexts; list: LoadedList }) {
  const line = useRef<HTMLParagraphElement>(null);
  const before = useRef(list);
  useEffect(() => {
    const isLost = document.hasFocus() && document.activeElement === document.body;
    if (list !== before.current && isLost) line.current?.focus();
    before.current = list;
  }, [list]);
  const count = list.watches.length;
  return (
    <p className={styles.count} role="status" tabIndex={-1} ref={line}>
      {count > 0 && countText(locale, texts.watchCount, 'n', count)}
    </p>
  );
}

function EmptyList({ texts, href }: { texts: ShortlistTexts; href: string }) {
  return (
    <div className={styles.empty}>
      <p className={styles.lead}>{texts.empty}</p>
      <p>{texts.emptyHint}</p>
      <ButtonLink href={href}>{texts.toCatalogue}</ButtonLink>
    </div>
  );
}
