import { z } from 'zod';
import { mediaIdSchema } from '../media/ids.ts';
import { campaignLists } from '../site/filters/campaign.ts';
import { facetGroups } from '../site/filters/facets.ts';
import { shapes } from '../site/routes/route.ts';

const maxFacets = 50;
const maxSocialLinks = 10;
const maxOrder = 1_000_000;
/** Characters of a person's first or last name, and of their role. */
export const maxNameLength = 80;
export const maxRoleLength = 160;

const line = (maximum: number) => z.string().trim().min(1).max(maximum);
const webAddress = z.url({ protocol: /^https?$/ }).max(2_000);
/** A picture of the media library. */
const imageId = mediaIdSchema.optional();
/** Where the item stands among its like, lowest first. */
const order = z.number().int().min(0).max(maxOrder).default(0);
/** The id of a filter's value, the same in both languages: named by `FacetNamed`. */
const facet = z
  .string()
  .max(120)
  .regex(new RegExp(`^(?:${shapes.slug})$`));
const facets = z.array(facet).max(maxFacets).default([]);

/** The number of an applicant profile; 0 is for whoever chose none. */
export const applicantProfileSchema = z.number().int().min(0).max(99);

export const newsNatures = ['article', 'press-release', 'event'] as const;
export const newsNatureSchema = z.enum(newsNatures);
export type NewsNature = z.infer<typeof newsNatureSchema>;

/** The filter values that news carry, field by field; `keywords` are no filter, but searched by name, as all are. */
export const newsFacetFields = [
  'types',
  'regions',
  'domains',
  'countries',
  'entities',
  'keywords',
] as const;

/** Whom journalists may write to about a news item. */
const pressContact = z.object({
  name: line(120),
  email: z.email().max(254).optional(),
  phone: line(40).optional(),
});

/** A profile of a person on another site. */
const socialLink = z.object({ network: line(40), url: webAddress });

/** A list that stands on a page, and the filter values that hold there whatever readers add. */
const campaign = z.object({
  list: z.enum(campaignLists),
  filters: z
    .partialRecord(z.enum(facetGroups), z.array(facet).min(1).max(maxFacets))
    .refine((filters) => Object.keys(filters).length > 0, 'a campaign holds one filter at least'),
});

/** What the header of each kind says beside its title, address and summary. */
export const detailsShapes = {
  chapter: { order, imageId },
  focus: {
    /** Posts arrive while the page is read. */
    live: z.boolean().default(false),
    /** Its head fills the window until readers go in. */
    splash: z.boolean().default(false),
    imageId,
  },
  news: {
    nature: newsNatureSchema,
    /** The editorial date, a day in Paris: what lists sort and date the item by. */
    publishedOn: z.iso.date(),
    /** Instants, UTC: when an event begins and ends. */
    eventStart: z.iso.datetime().optional(),
    eventEnd: z.iso.datetime().optional(),
    category: facet.optional(),
    types: facets,
    regions: facets,
    domains: facets,
    countries: facets,
    entities: facets,
    keywords: facets,
    pressContact: pressContact.optional(),
    imageId,
  },
  page: {
    /** The applicant profile of whoever reads this page; it is kept for pages that name none. */
    applicantProfile: applicantProfileSchema.optional(),
    /** Makes the page a campaign's. */
    campaign: campaign.optional(),
    imageId,
  },
  personality: {
    firstName: line(maxNameLength),
    lastName: line(maxNameLength),
    role: line(maxRoleLength),
    isSpokesperson: z.boolean().default(false),
    order,
    socialLinks: z.array(socialLink).max(maxSocialLinks).default([]),
    imageId,
  },
} as const;

/** A header without what headers of all kinds have: reads one and leaves the rest out. */
export const contentDetailsSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('chapter'), ...detailsShapes.chapter }),
  z.object({ kind: z.literal('focus'), ...detailsShapes.focus }),
  z.object({ kind: z.literal('news'), ...detailsShapes.news }),
  z.object({ kind: z.literal('page'), ...detailsShapes.page }),
  z.object({ kind: z.literal('personality'), ...detailsShapes.personality }),
]);
export type ContentDetails = z.infer<typeof contentDetailsSchema>;
export type DetailsOf<K extends ContentDetails['kind']> = Extract<ContentDetails, { kind: K }>;
