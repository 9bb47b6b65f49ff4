import { z } from 'zod';
import type { Revisioned } from '../revisions/revisioned.ts';
import { facetGroups } from '../site/filters/facets.ts';
import { facetIdSchema } from './facet-name.ts';

const maxArranged = 1_000;

/** The facet groups that visitors filter by; keywords are not a filter, and have no order. */
export const arrangedGroupSchema = z.enum(facetGroups);

/** The ids of a group's facets in the order in which visitors read them. */
export const arrangedIdsSchema = z
  .array(facetIdSchema)
  .max(maxArranged)
  .refine((ids) => new Set(ids).size === ids.length, 'each value once');

/** The order of a facet group, as events store it. */
export const facetOrderSchema = z.object({ group: arrangedGroupSchema, ids: arrangedIdsSchema });
export type FacetOrder = z.infer<typeof facetOrderSchema>;

/** An order folded from its stream; its id there is the group. */
export type SavedFacetOrder = Revisioned<FacetOrder>;

interface Named {
  readonly id: string;
  readonly name: string;
}

/**
 * Sorts facets as visitors read them: those that editors arranged in that order, then all others by
 * name, and those of one name by id.
 */
export function sortByFacetOrder<Facet extends Named>(
  facets: readonly Facet[],
  arranged: readonly string[],
  collator: Pick<Intl.Collator, 'compare'>,
): readonly Facet[] {
  const places = new Map(arranged.map((id, place) => [id, place]));
  const findPlace = ({ id }: Named) => places.get(id) ?? arranged.length;
  return facets.toSorted(
    (one, other) =>
      findPlace(one) - findPlace(other) ||
      collator.compare(one.name, other.name) ||
      (one.id < other.id ? -1 : 1),
  );
}
