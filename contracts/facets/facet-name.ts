import { z } from 'zod';
import type { Revisioned } from '../revisions/revisioned.ts';
import { facetGroups } from '../site/filters/facets.ts';
import { shapes } from '../site/routes/route.ts';

const maxIdLength = 120;
const maxNameLength = 80;

/** The filter groups, and the free words that news carry. */
export const vocabularyGroupSchema = z.enum([...facetGroups, 'keywords']);

/** What content carries of a value: the same in both languages, and for good. */
export const facetIdSchema = z
  .string()
  .max(maxIdLength)
  .regex(new RegExp(`^(?:${shapes.slug})$`), 'words in lower case, joined by dashes');

const name = z.string().trim().min(1).max(maxNameLength);

/** What visitors read for a value. */
export const facetNamesSchema = z.object({ fr: name, en: name });

/** A value of a group, with its names, as its events keep it. */
export const facetNameSchema = z.object({
  group: vocabularyGroupSchema,
  id: facetIdSchema,
  names: facetNamesSchema,
});
export type FacetName = z.infer<typeof facetNameSchema>;

/** A value as its stream tells it; its id there is `{group}-{id}`. */
export type NamedFacet = Revisioned<FacetName>;
