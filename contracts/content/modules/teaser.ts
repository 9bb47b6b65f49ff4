import { z } from 'zod';
import { maxShownItems } from '../../limits/pages.ts';
import { facetFields, facetOfGroupSchema } from '../details.ts';
import { singleLine } from '../single-line.ts';
import { linkSchema } from './link.ts';

export const teaserSourceSchema = z.enum(['article', 'press-release', 'event', 'page', 'focus']);

/** The newest published items of a kind at the time the page is read. */
export const teaserModuleSchema = z.object({
  title: singleLine(120).min(1),
  source: teaserSourceSchema,
  /** The facet group of `facet`; only news have facets. */
  group: z.enum(['none', 'category', ...facetFields]).default('none'),
  facet: facetOfGroupSchema.default(''),
  count: z.number().int().min(1).max(maxShownItems).default(3),
  linkLabel: singleLine(80).default(''),
  link: linkSchema.optional(),
});
export type TeaserModule = z.infer<typeof teaserModuleSchema>;
