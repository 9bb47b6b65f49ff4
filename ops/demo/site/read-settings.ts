import { type SiteSettings, siteSettingsSchema } from '@parvis/contracts/site-settings/settings.ts';
import { z } from 'zod';
import { readJson } from '../data.ts';
import type { Library } from '../media/library.ts';

const imageSchema = z.looseObject({ imageId: z.string() });
const namingSchema = z.looseObject({ sharing: imageSchema, offerImages: z.array(imageSchema) });

/** Reads the settings of Estuaire's site: texts of every page, and of its lists. */
export function readSettings({ mediaId }: Library): SiteSettings {
  const { sharing, offerImages, ...settings } = readJson('settings.json', namingSchema);
  return siteSettingsSchema.parse({
    ...settings,
    sharing: withId(sharing),
    offerImages: offerImages.map(withId),
  });

  function withId(one: z.infer<typeof imageSchema>) {
    return { ...one, imageId: mediaId(one.imageId) };
  }
}
