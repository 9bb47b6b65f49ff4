import { z } from 'zod';
import { listSchema } from '../http/listing.ts';
import { revisionedFields } from '../revisions/views.ts';
import { offerStatuses } from './evolve-offer.ts';
import { offerIdSchema } from './ids.ts';
import { importEventSchemas } from './import-events.ts';
import { offerCorrectionSchema, offerFields, offerSchema } from './offer.ts';

/** An offer as editors see it. */
export const offerViewSchema = z.object({
  id: offerIdSchema,
  status: z.enum(offerStatuses),
  /** The offer as visitors read it. */
  shown: offerSchema,
  /** The offer as its source last gave it; omitted when editors corrected nothing. */
  given: offerSchema.optional(),
  correction: offerCorrectionSchema,
  openedAt: z.iso.datetime(),
  statusSince: z.iso.datetime(),
  ...revisionedFields,
});
export type OfferView = z.infer<typeof offerViewSchema>;
export const offerListSchema = listSchema(offerViewSchema);

export const offerChangeSchema = z.object({
  revision: revisionedFields.revision,
  at: z.iso.datetime(),
  /** Name of the account. */
  by: z.string(),
  what: z.enum(['published', 'revised', 'corrected', 'withdrawn', 'absent', 'closed', 'kept']),
  /** The fields that a revision or a correction concerns. */
  fields: z.array(z.enum(offerFields)),
});
export type OfferChange = z.infer<typeof offerChangeSchema>;

/** The history of an offer, newest first. */
export const offerHistorySchema = z.object({ changes: z.array(offerChangeSchema) });

/** The report of an import. */
export const offerImportSchema = importEventSchemas.OffersImported.extend({
  id: z.string(),
  at: z.iso.datetime(),
  /** Name of the account. */
  by: z.string(),
});
export type OfferImport = z.infer<typeof offerImportSchema>;
export const offerImportListSchema = listSchema(offerImportSchema);
