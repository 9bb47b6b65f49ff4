import { brandSchema, filesOfBrand } from '@parvis/contracts/brand/brand.ts';
import { fileOriginalSchema, imageOriginalSchema } from '@parvis/contracts/media/events.ts';
import { siteBuildSchema } from '@parvis/contracts/site-builds/events.ts';
import { type EventType, isKnownEventType } from '@parvis/projections/follower/event-catalogue.ts';
import { z } from 'zod';
import { fileKey, imageKey } from '../../media/item/original-key.ts';
import type { FileNaming, NamedFile } from '../../notary/verify/verify-files.ts';
import { builtFileKey } from '../../site-builds/kept-files.ts';
import { brandFileKey } from '../../site-settings/brand-files/brand-files.ts';

type Naming = (data: unknown) => readonly NamedFile[];

const ofImage = naming(
  z.object({ original: imageOriginalSchema.pick({ hash: true, format: true }) }),
  ({ original }) => [{ key: imageKey(original), digest: original.hash }],
);
const ofFile = naming(
  z.object({ original: fileOriginalSchema.pick({ hash: true, format: true }) }),
  ({ original }) => [{ key: fileKey(original), digest: original.hash }],
);
const ofBuild = naming(siteBuildSchema.pick({ words: true, files: true }), ({ words, files }) =>
  [words, ...Object.values(files)].map((digest) => ({ key: builtFileKey(digest), digest })),
);
const ofSettings = naming(
  z.object({ settings: z.object({ brand: brandSchema }) }),
  ({ settings }) =>
    filesOfBrand(settings.brand).map(({ file, extension }) => ({
      key: brandFileKey(file, extension),
      digest: file,
    })),
);

const namings: Readonly<Partial<Record<EventType, Naming>>> = {
  ImageUploaded: ofImage,
  ImageReplaced: ofImage,
  FileUploaded: ofFile,
  FileReplaced: ofFile,
  SiteBuildDeployed: ofBuild,
  SiteSettingsSaved: ofSettings,
  SiteSettingsRestored: ofSettings,
};

/**
 * The files that events name: originals of pictures and files, what browsers load of each build, and
 * files of brands. Renditions are none of them: they are drawn from originals.
 */
export const namedFiles: FileNaming = {
  types: Object.keys(namings),
  filesOf: ({ type, data }) => (isKnownEventType(type) && namings[type]?.(data)) || [],
};

/** Data that nobody wrote names nothing: whoever verifies the log finds it. */
function naming<T>(schema: z.ZodType<T>, filesOf: (data: T) => readonly NamedFile[]): Naming {
  return (data) => {
    const parsed = schema.safeParse(data);
    return parsed.success ? filesOf(parsed.data) : [];
  };
}
