import { z } from 'zod';
import { auditorSettingSchema } from '../accounts/auditor-reading.ts';
import { brandSchema } from '../brand/brand.ts';
import { approvalSettingSchema } from '../content/approval.ts';
import { singleLine } from '../content/single-line.ts';
import { facetIdSchema } from '../facets/facet-name.ts';
import { type MediaId, mediaIdSchema } from '../media/ids.ts';
import type { Revisioned } from '../revisions/revisioned.ts';
import type { ListName } from '../site/filters/filtered-list.ts';
import { inEachLocale } from '../site/locale.ts';
import { firstStepSchema } from './first-steps.ts';

const longest = { name: 80, tagline: 120, title: 120, text: 500 } as const;

/** Returns a line in each language; an empty one is not set, and has a neutral default. */
function lines(maximum: number) {
  return inEachLocale(singleLine(maximum).default('')).prefault({});
}

/**
 * The lists whose title and introduction are settings; on the careers front page the introduction
 * follows the number of positions.
 */
export type ListWithSettings = ListName | 'offers' | 'careers';

const listTexts = z
  .object({ title: lines(longest.title), introduction: lines(longest.text) })
  .prefault({});

/** The feeds whose texts and length are settings, with the default number of items. */
export const feedItems = { news: 12, offers: 20 } as const;
export type FeedWithSettings = keyof typeof feedItems;
export const maxFeedItems = 100;

function feedTexts(feed: FeedWithSettings) {
  return z
    .object({
      /** When unset, the title of the list, followed by the name of the site. */
      title: lines(longest.title),
      /** When unset, the introduction of the list. */
      description: lines(longest.text),
      items: z.number().int().min(1).max(maxFeedItems).default(feedItems[feed]),
    })
    .prefault({});
}

/** The logo, shown next to the site’s name or instead of it. */
export const logoSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  /** The fan of lines from the visual identity. */
  z.object({ kind: z.literal('mark') }),
  z.object({
    kind: z.literal('picture'),
    imageId: mediaIdSchema,
    /** The one on dark grounds, such as the footer’s; otherwise it is the same. */
    onDeepId: mediaIdSchema.optional(),
    /** Whether the name is shown next to the image; false for an image that contains the name. */
    withName: z.boolean().default(true),
  }),
]);
export type LogoSetting = z.infer<typeof logoSchema>;

const maxOfferImages = 100;

/** The images of fields of work, each of which has one: ids of the facets of offers. */
const offerImagesSchema = z
  .array(z.object({ domain: facetIdSchema, imageId: mediaIdSchema }))
  .max(maxOfferImages)
  .refine((images) => new Set(images.map(({ domain }) => domain)).size === images.length, {
    error: 'a field of work twice',
  });

/** The site's settings, in all languages. */
export const siteSettingsSchema = z.object({
  name: lines(longest.name),
  tagline: lines(longest.tagline),
  logo: logoSchema.default({ kind: 'none' }),
  /** How the site looks; e-mails and the back-office have its colours. */
  brand: brandSchema.prefault({}),
  /** The image of links to pages without an image of their own, where such links are previewed. */
  sharing: z.object({ imageId: mediaIdSchema.optional() }).prefault({}),
  footerNote: lines(longest.text),
  /** The publisher's name and postal address, at the end of e-mails. */
  postalAddress: lines(longest.text),
  /** The document title of the home page; when unset, the page's own. */
  homeTitle: lines(longest.title),
  lists: z
    .object({
      news: listTexts,
      pages: listTexts,
      pressReleases: listTexts,
      agenda: listTexts,
      media: listTexts,
      offers: listTexts,
      careers: listTexts,
    } satisfies Record<ListWithSettings, typeof listTexts>)
    .prefault({}),
  /** The example in the field in which offers are searched. */
  offersExample: lines(longest.title),
  /** The sentence before the places of the careers front page. */
  careersPlaces: lines(longest.text),
  /** The images at the head of offers' pages, by field of work; offers of others have a chart. */
  offerImages: offerImagesSchema.default([]),
  feeds: z.object({ news: feedTexts('news'), offers: feedTexts('offers') }).prefault({}),
  /** Which publications somebody else has to approve. */
  approval: approvalSettingSchema,
  /** What auditors read besides what was public. */
  auditors: auditorSettingSchema,
  /** The first steps that this site does without. */
  skippedSteps: z.array(firstStepSchema).default([]),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** Returns the images that the settings name. */
export function imagesOfSettings(settings: SiteSettings): readonly MediaId[] {
  return [...imagesOfFrame(settings), ...settings.offerImages.map(({ imageId }) => imageId)];
}

/** Returns the images that the settings name for the frame and the header of every page. */
export function imagesOfFrame({ logo, sharing, brand }: SiteSettings): readonly MediaId[] {
  const named = [
    ...(logo.kind === 'picture' ? [logo.imageId, logo.onDeepId] : []),
    sharing.imageId,
    brand.header?.kind === 'picture' ? brand.header.imageId : undefined,
  ];
  return named.filter((id) => id !== undefined);
}

/** A site without any settings. */
export const noSiteSettings: SiteSettings = siteSettingsSchema.parse({});

/** The settings folded from their stream. */
export type SavedSettings = Revisioned<SiteSettings>;
