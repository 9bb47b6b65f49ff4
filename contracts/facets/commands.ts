import type { FacetGroup } from '../site/filters/facets.ts';
import type { FacetName } from './facet-name.ts';

/** Identifies a facet: its group, and its id within the group. */
export type FacetKey = Pick<FacetName, 'group' | 'id'>;

/** Commands on one facet's stream. */
export type FacetCommand =
  | { readonly type: 'name-facet'; readonly facet: FacetName }
  | {
      readonly type: 'rename-facet';
      readonly expectedRevision: number;
      readonly facet: FacetName;
    }
  | {
      readonly type: 'delete-facet';
      readonly expectedRevision: number;
      readonly facet: FacetKey;
    }
  | { readonly type: 'undelete-facet'; readonly facet: FacetKey };

/** The command on the stream of a group's order. `expectedRevision` is 0 before the first. */
export interface ArrangeFacets {
  readonly type: 'arrange-facets';
  readonly expectedRevision: number;
  readonly group: FacetGroup;
  readonly ids: readonly string[];
}
