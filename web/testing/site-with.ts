import { siteSettingsSchema } from '@parvis/contracts/site-settings/settings.ts';
import type { ShownSite } from '@parvis/contracts/site-settings/shown-site.ts';

const nothing = { title: '', introduction: '' };
const { feeds } = siteSettingsSchema.parse({});

/** The settings of a site as pages show them: none, but for those that are given. */
export function siteWith(changed: Partial<ShownSite>): ShownSite {
  return {
    name: '',
    tagline: '',
    logo: { kind: 'none' },
    footerNote: '',
    homeTitle: '',
    lists: {
      news: nothing,
      pages: nothing,
      pressReleases: nothing,
      agenda: nothing,
      media: nothing,
      offers: nothing,
      careers: nothing,
    },
    feeds: {
      news: { title: '', description: '', items: feeds.news.items },
      offers: { title: '', description: '', items: feeds.offers.items },
    },
    ...changed,
  };
}
