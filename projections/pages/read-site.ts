import { brandIconPath } from '@parvis/contracts/brand/brand-icon-path.ts';
import { brandSheetPath } from '@parvis/contracts/brand/brand-sheet.ts';
import { shareImageIn } from '@parvis/contracts/brand/share-image.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { ShownImage } from '@parvis/contracts/media/picture-sources.ts';
import { type Locale, textIn } from '@parvis/contracts/site/locale.ts';
import type { WithSite } from '@parvis/contracts/site/site-frame.ts';
import {
  type FeedWithSettings,
  imagesOfFrame,
  type ListWithSettings,
  type SiteSettings,
} from '@parvis/contracts/site-settings/settings.ts';
import type {
  ShownBrand,
  ShownLogo,
  ShownSite,
} from '@parvis/contracts/site-settings/shown-site.ts';
import { composeImages } from '../media-library/compose-images.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { earliest } from '../revisioned/earliest.ts';
import { readSettingsAt } from '../site-settings/read-settings.ts';
import { settingsTag } from '../site-settings/settings-tag.ts';
import { shareImagePath } from '../site-settings/share-image-path.ts';
import { readShared, type SharedRead } from './read-shared.ts';

type Images = ReadonlyMap<string, ShownImage>;

/** The site's settings in a language, now or at a past position. @throws ReadModelNotServed */
export function readSite(
  db: Queryable,
  locale: Locale,
  at?: Position,
): Promise<WithSite & SharedRead> {
  return readShared(db, at, `site ${locale}`, async () => {
    const { settings, position } = await readSettingsAt(db, at);
    if (settings === undefined) return { position, tags: [settingsTag] };
    const named = imagesOfFrame(settings);
    if (named.length === 0)
      return { site: siteIn(settings, locale, new Map()), position, tags: [settingsTag] };
    const { images, ...pictured } = await composeImages(db, named, at);
    return {
      site: siteIn(settings, locale, images),
      position: earliest([position, pictured.position]),
      tags: [settingsTag, ...pictured.tags],
    };
  });
}

/** The logo; without its image while the library has none. */
function logoIn({ logo }: SiteSettings, images: Images): ShownLogo {
  if (logo.kind !== 'picture') return logo;
  const image = images.get(logo.imageId);
  if (image === undefined) return { kind: 'none' };
  const onDeep = logo.onDeepId && images.get(logo.onDeepId);
  return { kind: 'picture', image, ...(onDeep && { onDeep }), withName: logo.withName };
}

/** The brand; undefined for the looks of the product, so that screens of before are the same. */
function brandIn(settings: SiteSettings, locale: Locale, images: Images): ShownBrand | undefined {
  const { brand, logo, sharing } = settings;
  const sheet = brandSheetPath(brand);
  const header = brand.header?.kind === 'picture' ? images.get(brand.header.imageId) : undefined;
  if (sheet === undefined && header === undefined) return undefined;
  const icon =
    brand.palette && logo.kind !== 'picture' ? brandIconPath(brand.palette, logo.kind) : undefined;
  const share = sharing.imageId ? undefined : shareImagePath(shareImageIn(settings, locale));
  return {
    ...(sheet && { sheet }),
    ...(icon && { icon }),
    ...(share && { share }),
    ...(header && { header }),
  };
}

/** The settings in one language; a missing name is taken from another. */
function siteIn(settings: SiteSettings, locale: Locale, images: Images): ShownSite {
  const { name, tagline, sharing, footerNote, homeTitle, lists, feeds } = settings;
  const brand = brandIn(settings, locale, images);
  const offersExample = settings.offersExample[locale];
  const careersPlaces = settings.careersPlaces[locale];
  const listIn = (list: ListWithSettings) => {
    const { title, introduction } = lists[list];
    return { title: title[locale], introduction: introduction[locale] };
  };
  const feedIn = (feed: FeedWithSettings) => {
    const { title, description, items } = feeds[feed];
    return { title: title[locale], description: description[locale], items };
  };
  return {
    name: textIn(name, locale),
    tagline: tagline[locale],
    logo: logoIn(settings, images),
    ...(brand && { brand }),
    ...(offersExample && { offersExample }),
    ...(careersPlaces && { careersPlaces }),
    sharingImage: sharing.imageId && images.get(sharing.imageId),
    footerNote: footerNote[locale],
    homeTitle: homeTitle[locale],
    lists: {
      news: listIn('news'),
      pages: listIn('pages'),
      pressReleases: listIn('pressReleases'),
      agenda: listIn('agenda'),
      media: listIn('media'),
      offers: listIn('offers'),
      careers: listIn('careers'),
    },
    feeds: { news: feedIn('news'), offers: feedIn('offers') },
  };
}
