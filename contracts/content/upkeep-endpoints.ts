import { z } from 'zod';
import { accountIdSchema } from '../accounts/endpoints.ts';
import { endpoint } from '../http/endpoint.ts';
import { readQuerySchema } from '../http/listing.ts';
import { localeSchema } from '../site/locale.ts';
import { contentIdSchema } from './ids.ts';
import { contentKindSchema } from './kinds.ts';
import { versionChangesSchema } from './version-changes.ts';
import { contentReceiptSchema } from './views.ts';

const versionNumber = z.number().int().min(1);
const personSchema = z.object({ id: z.string(), name: z.string() });

export const translationDebtSchema = z.object({
  /** How many versions of the original visitors have seen since; 0 when the item is not behind. */
  behind: z.number().int().min(0),
  /** Null when the item is not behind, as that of an item that is no translation. */
  debt: z
    .object({
      original: z.object({
        id: contentIdSchema,
        kind: contentKindSchema,
        locale: localeSchema,
        title: z.string(),
      }),
      /** The version that the item says, and the one that visitors see. */
      aligned: versionNumber,
      version: versionNumber,
      /** What differs between the two; nothing when what changed was taken back. */
      changes: versionChangesSchema,
    })
    .nullable(),
});
export type TranslationDebt = z.infer<typeof translationDebtSchema>;

export const reviewViewSchema = z.object({
  /** Whoever keeps the text current; null when nobody does. */
  owner: personSchema.nullable(),
  /** The day by which the text is to be read again; null without one. */
  reviewOn: z.iso.date().nullable(),
  /** Everybody who can own content, by name. */
  editors: z.array(personSchema),
});
export type ReviewView = z.infer<typeof reviewViewSchema>;

const debtPath = '/api/translation-debt/{id}';
const reviewPath = '/api/reviews/{id}';
const params = z.object({ id: contentIdSchema });
const read = {
  method: 'get',
  access: { capability: 'content.read' },
  params,
  query: readQuerySchema,
  body: z.object({}),
} as const;
const write = {
  method: 'post',
  access: { capability: 'content.write' },
  params,
  query: z.object({}),
  response: { status: 200, kind: 'json', schema: contentReceiptSchema },
} as const;

/** What keeps items current: translations that follow their originals, owners and reviews. */
export const upkeepEndpoints = {
  getTranslationDebt: endpoint({
    ...read,
    id: 'getTranslationDebt',
    path: debtPath,
    summary: 'Returns how far a translation is behind its original, and what changed in that since',
    response: { status: 200, kind: 'json', schema: translationDebtSchema },
  }),
  alignTranslation: endpoint({
    ...write,
    id: 'alignTranslation',
    path: `${debtPath}/align`,
    summary: 'Records that a translation says what a public version of its original says',
    body: z.object({
      version: versionNumber.describe('The number of the version, as the list of versions has it'),
    }),
  }),
  getReview: endpoint({
    ...read,
    id: 'getReview',
    path: reviewPath,
    summary: 'Returns who keeps an item current, and when it is to be read again',
    response: { status: 200, kind: 'json', schema: reviewViewSchema },
  }),
  assignReview: endpoint({
    ...write,
    id: 'assignReview',
    path: reviewPath,
    summary:
      'Sets who keeps an item current and when it is to be read again; neither is part of the draft or of what visitors see',
    body: z.object({ owner: accountIdSchema.nullable(), reviewOn: z.iso.date().nullable() }),
  }),
} as const;
