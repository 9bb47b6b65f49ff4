import { z } from 'zod';
import type { ListFields } from '../http/conditions.ts';
import { listControls } from '../http/list-controls.ts';
import { listQuerySchema, searchedTextSchema } from '../http/listing.ts';
import { byTitleField, languages, localeSchema, locales } from '../site/locale.ts';
import { videoProviderSchema } from './details.ts';
import { hashSchema } from './renditions.ts';
import { fileFormatSchema, imageFormatSchema } from './types.ts';
import { anyMediaViewSchema } from './views.ts';

/**
 * The states of an item for filters: who can reach it, a planned release, no use by saved content,
 * deletion.
 */
export const mediaStates = ['public', 'editors', 'planned', 'unused', 'deleted'] as const;

/** The filter fields of lists of media; each kind lacks those of the others. */
export const mediaListFields = {
  id: 'word',
  ...byTitleField(() => 'text' as const),
  credit: 'text',
  ...Object.fromEntries(
    locales.map((locale) => [`alternativeText${languages[locale].suffix}`, 'text' as const]),
  ),
  decorative: 'flag',
  hash: 'word',
  format: 'word',
  bytes: 'number',
  width: 'number',
  height: 'number',
  filename: 'text',
  provider: 'word',
  videoId: 'word',
  posterId: 'word',
  release: 'word',
  revision: 'number',
  updatedAt: 'instant',
} as const satisfies ListFields;

/** The fields of images, files and videos. */
const item = z.object(Object.assign({}, ...anyMediaViewSchema.options.map(({ shape }) => shape)));

/** The query of a list of media; deleted ones are listed only when they are requested. */
export const mediaListQuerySchema = listQuerySchema.extend({
  /**
   * A part of a title, a credit, a file’s name or an alternative text, ignoring case and accents.
   */
  q: searchedTextSchema.optional(),
  /** SHA-256 of the file as it was uploaded. */
  hash: hashSchema.optional(),
  state: z.enum(mediaStates).optional(),
  /** Images and videos without an alternative text in this language, and files without a title. */
  lacks: localeSchema.optional(),
  ...listControls({
    fields: mediaListFields,
    sorts: ['addedAt'],
    sortedBy: ['-updatedAt'],
    item,
    places: {
      ...byTitleField((): [string] => ['title']),
      ...Object.fromEntries(
        locales.map((locale): [string, [string]] => [
          `alternativeText${languages[locale].suffix}`,
          [`alternativeText.${locale}`],
        ]),
      ),
      release: ['release.state'],
      provider: ['source'],
      videoId: ['source'],
    },
    choices: {
      provider: videoProviderSchema.options,
      format: [...imageFormatSchema.options, ...fileFormatSchema.options],
    },
    example: '{"or": [{"bytes": {"greaterThan": 5000000}}, {"credit": {"equals": ""}}]}',
  }),
});
export type MediaListQuery = z.infer<typeof mediaListQuerySchema>;
