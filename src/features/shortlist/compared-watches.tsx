import { useRef } from 'react';
import { useViewer } from '../../components/viewer/use-viewer.ts';
import { watchName } from '../../content/describe/watch-name.ts';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';
import type { Words } from '../../content/words/translate.ts';
import type { Locale } from '../../i18n/locales.ts';
import { fullSizeUrl } from '../../pictures/picture-data.ts';
import type { ComparedWatch, Comparison } from './compare-watches.ts';
import { ComparisonTable } from './comparison.tsx';

interface ComparedWatchesProps {
  locale: Locale;
  words: Words<'shortlist' | 'gallery'>;
  watches: readonly ComparedWatch[];
  groups: Comparison['groups'];
  /** Called after a watch was removed, with its place on the list. */
  onRemove: (watch: WatchSummary, index: number) => void;
}

/** Several watches side by side: a table, and in the viewer their dials, which it magnifies together. */
export function ComparedWatches({ locale, words, watches, groups, onRemove }: ComparedWatchesProps) {
  const { Viewer, open, hide } = useViewer();
  const pressed = useRef<HTMLElement>(null);
  const dials = watches.map((watch) => ({ ...watch, caption: watchName(watch) }));

  return (
    <>
      <ComparisonTable
        locale={locale}
        words={words.shortlist}
        watches={watches}
        groups={groups}
        enlargeLabel={words.gallery.enlarge}
        onEnlarge={({ picture }, button) => {
          pressed.current = button;
          open(fullSizeUrl(picture));
        }}
        onRemove={onRemove}
      />
      {Viewer && (
        <Viewer
          words={words}
          title={words.shortlist.comparison}
          slides={[dials]}
          onClose={() => {
            hide();
            // Safari does not focus a button that is pressed.
            pressed.current?.focus();
          }}
        />
      )}
    </>
  );
}
