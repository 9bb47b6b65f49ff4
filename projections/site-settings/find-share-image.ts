import { type ShareImage, shareImageIn } from '@parvis/contracts/brand/share-image.ts';
import { locales } from '@parvis/contracts/site/locale.ts';
import { type SiteSettings, siteSettingsSchema } from '@parvis/contracts/site-settings/settings.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { shareImagePath } from './share-image-path.ts';

/**
 * Returns what the image of links at a path shows, which is that of some revision of the settings;
 * undefined for any other path.
 * @throws ReadModelNotServed
 */
export async function findShareImage(db: Queryable, path: string): Promise<ShareImage | undefined> {
  const rows = await servedRows<{ settings: SiteSettings | null }>(
    db,
    {
      name: 'settings-of-share-images',
      text: `select read_position('site-settings') as position, state->'content' as settings
        from site_settings.span order by valid_from desc`,
    },
    [],
  );
  return rows
    .flatMap(({ settings }) => (settings ? [siteSettingsSchema.parse(settings)] : []))
    .flatMap((settings) => locales.map((locale) => shareImageIn(settings, locale)))
    .find((image) => shareImagePath(image) === path);
}
