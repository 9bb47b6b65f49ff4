import { z } from 'zod';
import type { Revisioned } from '../revisions/revisioned.ts';
import { facetGroups } from '../site/filters/facets.ts';
import { inEachLocale } from '../site/locale.ts';
import { shapes } from '../site/routes/route.ts';

const maxIdLength = 120;
const maxNameLength = 80;

/** The facet groups, and the free keywords of news. */
export const vocabularyGroupSchema = z.enum([...facetGroups, 'keywords']);
export type VocabularyGroup = z.infer<typeof vocabularyGroupSchema>;

/** The id that content stores for a facet: the same in all languages, and permanent. */
export const facetIdSchema = z
  .string()
  .max(maxIdLength)
  .regex(new RegExp(`^(?:${shapes.slug})$`), 'words in lower case, joined by dashes');

const name = z.string().trim().min(1).max(maxNameLength);

/** A facet's name in each language. */
export const facetNamesSchema = inEachLocale(name);

/** A facet with its group and names, as events store it. */
export const facetNameSchema = z.object({
  group: vocabularyGroupSchema,
  id: facetIdSchema,
  names: facetNamesSchema,
});
export type FacetName = z.infer<typeof facetNameSchema>;

/** Identifies a facet: its group, and its id within the group. */
export type FacetKey = Pick<FacetName, 'group' | 'id'>;

/** A facet folded from its stream; its id there is `{group}-{id}`. */
export type NamedFacet = Revisioned<FacetName>;
