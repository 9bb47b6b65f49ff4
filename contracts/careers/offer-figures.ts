import { z } from 'zod';
import { readQuerySchema } from '../http/listing.ts';
import { inEachLocale } from '../site/locale.ts';
import { offerGroups } from './offer-groups.ts';

const dayMs = 86_400_000;

/** The maximum number of days in one response: ten years. */
export const maxFigureDays = 3_653;

/** The number of facets of a group that are listed by name; all others are aggregated. */
export const maxNamedFigureFacets = 15;

const daySchema = z.iso.date();

/** The query of the figures of offers. Days are those of Paris, both included. */
export const offerFiguresQuerySchema = readQuerySchema
  .extend({
    /** The first day with figures when omitted. */
    from: daySchema.optional(),
    /** Today when omitted. */
    to: daySchema.optional(),
    group: z.enum(offerGroups).default('contract'),
    /** The id of a facet of the group, to which the daily figures are then restricted. */
    facet: z.string().min(1).max(300).optional(),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || daysFrom(from, to) > 0, {
    path: ['to'],
    message: 'the last day is before the first',
  })
  .refine(
    ({ from, to }) => from === undefined || to === undefined || daysFrom(from, to) <= maxFigureDays,
    { path: ['from'], message: `more than ${maxFigureDays} days` },
  );

export type OfferFiguresQuery = z.infer<typeof offerFiguresQuerySchema>;

function daysFrom(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs + 1;
}

const count = z.number().int().min(0);

/** How open offers ended: see `offerStatuses`. */
export const offerEndings = ['absent', 'withdrawn', 'closed'] as const;
export type OfferEnding = (typeof offerEndings)[number];

/** The changes in open offers on one day. */
const dayFiguresSchema = z.object({
  day: daySchema,
  /** Open at the end of the day; for today, open now. */
  open: count,
  /** Became open on that day, for the first time or again. */
  opened: count,
  absent: count,
  withdrawn: count,
  closed: count,
});
export type DayFigures = z.infer<typeof dayFiguresSchema>;

const facetFiguresSchema = z.object({
  id: z.string(),
  names: inEachLocale(z.string()),
  /** Open at the end of the last day. */
  open: count,
  /** How many became open, and how many ended, in the period. */
  opened: count,
  ended: count,
});
export type FacetFigures = z.infer<typeof facetFiguresSchema>;

/** Offers over time and by facet, counted from the log. */
export const offerFiguresSchema = z.object({
  from: daySchema,
  to: daySchema,
  /** Every day, in order: of all offers, or of those of the facet that was requested. */
  days: z.array(dayFiguresSchema),
  group: z.enum(offerGroups),
  /** The facets with the most open offers, in descending order. */
  facets: z.array(facetFiguresSchema).max(maxNamedFigureFacets),
  /** The aggregate of the other facets. */
  others: z.object({ facets: count, open: count }),
  /** Open offers without a facet of the group. */
  unspecified: count,
});
export type OfferFigures = z.infer<typeof offerFiguresSchema>;
