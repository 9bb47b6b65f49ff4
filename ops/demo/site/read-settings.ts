import { type SiteSettings, siteSettingsSchema } from '@parvis/contracts/site-settings/settings.ts';
import { z } from 'zod';
import { readJson } from '../data.ts';
import type { Library } from '../media/library.ts';

const sharedSchema = z.looseObject({ sharing: z.looseObject({ imageId: z.string() }) });

/** Reads the settings of Estuaire's site: texts of every page, and of its lists. */
export function readSettings({ mediaId }: Library): SiteSettings {
  const { sharing, ...settings } = readJson('settings.json', sharedSchema);
  const imageId = mediaId(sharing.imageId);
  return siteSettingsSchema.parse({ ...settings, sharing: { ...sharing, imageId } });
}
