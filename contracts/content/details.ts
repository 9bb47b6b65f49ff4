import { z } from 'zod';
import { offerGroups } from '../careers/offer-groups.ts';
import { optionalPicture } from '../media/picture-alt.ts';
import { campaignLists } from '../site/filters/campaign.ts';
import { facetGroups } from '../site/filters/facets.ts';
import { shapes } from '../site/routes/route.ts';

const maxFacets = 50;
const maxSocialLinks = 10;
const maxOrder = 1_000_000;
/** The maximum length of a person's first or last name, and of their role, in characters. */
export const maxNameLength = 80;
export const maxRoleLength = 160;

const line = (maximum: number) => z.string().trim().min(1).max(maximum);
const webAddress = z.url({ protocol: /^https?$/ }).max(2_000);
/**
 * The sort order within a kind or, for pages and chapters, among siblings; lowest first, ties in
 * order of creation.
 */
const order = z.number().int().min(0).max(maxOrder).default(0);
/** A facet of the group that the accompanying field names; empty for none. */
export const facetOfGroupSchema = z
  .string()
  .trim()
  .max(120)
  .regex(new RegExp(`^(?:${shapes.slug})?$`));

/** The id of a facet, the same in every language; `FacetNamed` names it. */
export const facetSchema = z
  .string()
  .max(120)
  .regex(new RegExp(`^(?:${shapes.slug})$`));
const facets = z.array(facetSchema).max(maxFacets).default([]);

/** The number of an applicant profile; 0 when none was chosen. */
export const applicantProfileSchema = z.number().int().min(0).max(99);

export const newsNatures = ['article', 'press-release', 'event'] as const;
export const newsNatureSchema = z.enum(newsNatures);
export type NewsNature = z.infer<typeof newsNatureSchema>;

/**
 * The facet fields of news and pages, besides their one category; `keywords` are not offered as a
 * filter, but are searched by name like the others.
 */
export const facetFields = [
  ...facetGroups.filter((group) => group !== 'categories'),
  'keywords',
] as const;
type FacetField = (typeof facetFields)[number];

/** Returns an object with a value for each facet field. */
export function byFacetField<Value>(make: () => Value): Readonly<Record<FacetField, Value>>;
export function byFacetField(make: () => unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(facetFields.map((field) => [field, make()]));
}

/** The filter facets of news and pages, besides a date. */
const classified = { category: facetSchema.optional(), ...byFacetField(() => facets) };

/** The press contact for a news item. */
const pressContact = z.object({
  name: line(120),
  email: z.email().max(254).optional(),
  phone: line(40).optional(),
});

/** A person's profile on another site. */
const socialLink = z.object({ network: line(40), url: webAddress });

/** A list shown on a page, and the filters fixed there, to which readers can add. */
export const campaignSchema = z.discriminatedUnion('list', [
  z.object({ list: z.enum(campaignLists), filters: fixedFilters(facetGroups) }),
  z.object({ list: z.literal('offers'), filters: fixedFilters(offerGroups) }),
]);

function fixedFilters<const Groups extends readonly string[]>(groups: Groups) {
  return z
    .partialRecord(z.enum(groups), z.array(facetSchema).min(1).max(maxFacets))
    .refine((filters) => Object.keys(filters).length > 0, 'a campaign fixes at least one filter');
}

/** The fields of each kind's header besides title, slug and summary. */
export const detailsShapes = {
  chapter: { order, ...optionalPicture },
  focus: {
    /** The page has a live feed. */
    live: z.boolean().default(false),
    /** Its header fills the window until the reader enters. */
    splash: z.boolean().default(false),
    ...optionalPicture,
  },
  news: {
    nature: newsNatureSchema,
    /** The editorial date, a day in Paris: lists sort by it and show it. */
    publishedOn: z.iso
      .date()
      .describe(
        'The date that is shown and sorted by. A future date is not an embargo: the item is public once it is published.',
      ),
    /** The people who wrote it, as visitors read their names. */
    author: line(200).optional(),
    /** When an event begins and ends, as instants in UTC. */
    eventStart: z.iso.datetime().optional(),
    eventEnd: z.iso.datetime().optional(),
    ...classified,
    pressContact: pressContact.optional(),
    ...optionalPicture,
  },
  page: {
    /** The applicant profile that this page assigns to its readers; remembered on pages that assign none. */
    applicantProfile: applicantProfileSchema.optional(),
    /** Makes the page a campaign page. */
    campaign: campaignSchema.optional(),
    order,
    /** The date that lists of pages show and filter by; pages without one belong to no period. */
    publishedOn: z.iso.date().optional(),
    ...classified,
    ...optionalPicture,
  },
  personality: {
    firstName: line(maxNameLength),
    lastName: line(maxNameLength),
    role: line(maxRoleLength),
    isSpokesperson: z.boolean().default(false),
    order,
    socialLinks: z.array(socialLink).max(maxSocialLinks).default([]),
    ...optionalPicture,
  },
} as const;

/** The fields of a header that are specific to its kind; the common ones are stripped when parsing. */
export const contentDetailsSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('chapter'), ...detailsShapes.chapter }),
  z.object({ kind: z.literal('focus'), ...detailsShapes.focus }),
  z.object({ kind: z.literal('news'), ...detailsShapes.news }),
  z.object({ kind: z.literal('page'), ...detailsShapes.page }),
  z.object({ kind: z.literal('personality'), ...detailsShapes.personality }),
]);
export type ContentDetails = z.infer<typeof contentDetailsSchema>;
export type DetailsOf<K extends ContentDetails['kind']> = Extract<ContentDetails, { kind: K }>;

/** The facets of an item that has none. */
export const noFacets = byFacetField((): string[] => []);

/** The default details of a page. */
export const defaultPageDetails: DetailsOf<'page'> = { kind: 'page', order: 0, ...noFacets };
