import { z } from 'zod';
import { singleLine } from '../content/single-line.ts';
import { mediaIdSchema } from '../media/ids.ts';
import type { Revisioned } from '../revisions/revisioned.ts';
import type { ListName } from '../site/filters/filtered-list.ts';

const longest = { name: 80, tagline: 120, title: 120, text: 500 } as const;

/** A line in each language; an empty one is not set, and has a neutral default. */
function inBoth(maximum: number) {
  const line = singleLine(maximum).default('');
  return z.object({ fr: line, en: line }).prefault({});
}

/** The lists whose title and introduction are settings; on the front page of careers the latter follows the number of positions. */
export type SettledList = ListName | 'offers' | 'careers';

const listTexts = z
  .object({ title: inBoth(longest.title), introduction: inBoth(longest.text) })
  .prefault({});

/** The feeds whose texts and length are settings, with the number of items until it is set. */
export const feedItems = { news: 12, offers: 20 } as const;
export type SettledFeed = keyof typeof feedItems;
export const maxFeedItems = 100;

function feedTexts(feed: SettledFeed) {
  return z
    .object({
      /** Where not set, the title of the list, followed by the name of the site. */
      title: inBoth(longest.title),
      /** Where not set, the introduction of the list. */
      description: inBoth(longest.text),
      items: z.number().int().min(1).max(maxFeedItems).default(feedItems[feed]),
    })
    .prefault({});
}

/** The logo, beside or instead of the site’s name. */
export const logoSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  /** The lines that fan out, of the visual language. */
  z.object({ kind: z.literal('mark') }),
  z.object({
    kind: z.literal('picture'),
    imageId: mediaIdSchema,
    /** Whether the name is beside the image; an image that reads as the name replaces it. */
    withName: z.boolean().default(true),
  }),
]);
export type LogoSetting = z.infer<typeof logoSchema>;

/** The site's settings, in both languages. */
export const siteSettingsSchema = z.object({
  name: inBoth(longest.name),
  tagline: inBoth(longest.tagline),
  logo: logoSchema.default({ kind: 'none' }),
  footerNote: inBoth(longest.text),
  /** The title of the home page’s document; where not set, the page’s own. */
  homeTitle: inBoth(longest.title),
  lists: z
    .object({
      news: listTexts,
      pages: listTexts,
      pressReleases: listTexts,
      agenda: listTexts,
      media: listTexts,
      offers: listTexts,
      careers: listTexts,
    } satisfies Record<SettledList, typeof listTexts>)
    .prefault({}),
  feeds: z.object({ news: feedTexts('news'), offers: feedTexts('offers') }).prefault({}),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** A site about which nobody has said anything yet. */
export const unsetSite: SiteSettings = siteSettingsSchema.parse({});

/** The settings folded from their stream. */
export type SavedSettings = Revisioned<SiteSettings>;
