import type { FacetName } from './facet-name.ts';

/** Commands on one facet's stream. */
export type FacetCommand =
  | { readonly type: 'name-facet'; readonly facet: FacetName }
  | {
      readonly type: 'rename-facet';
      readonly expectedRevision: number;
      readonly facet: FacetName;
    };
