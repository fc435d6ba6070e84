import type { Facet } from './facets.ts';
import type { FilterProps } from './filter-props.ts';
import { RangeFields, RangeMark } from './range-options.tsx';
import { SetMark, SetOptions } from './set-options.tsx';

type FacetProps = FilterProps & { facet: Facet };

/** What visitors select a facet's values with: it looks the same in a menu and in the sheet. */
export function FacetFields({ facet, ...props }: FacetProps) {
  return facet.kind === 'set' ? <SetOptions facet={facet} {...props} /> : <RangeFields facet={facet} {...props} />;
}

/** Says on a facet's button what is selected of it, if anything is. */
export function FacetMark({ facet, ...props }: FacetProps) {
  return facet.kind === 'set' ? <SetMark facet={facet} {...props} /> : <RangeMark facet={facet} {...props} />;
}
