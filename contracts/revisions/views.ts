import { z } from 'zod';
import { listSchema } from '../http/listing.ts';
import type { Revisioned } from './revisioned.ts';

/** The largest integer of the database, and so the largest revision that can be requested. */
const maxRevision = 2_147_483_647;

/** The revision that an address or a body names. */
export const namedRevisionSchema = z.coerce.number().int().min(1).max(maxRevision);

/** The fields of every view of an entity with revisions, besides its content. */
export const revisionedFields = {
  /** Also its ETag. */
  revision: z.number().int().min(1),
  updatedAt: z.iso.datetime(),
  /** The name of the account that last changed it. */
  updatedBy: z.string(),
} as const;

/** The same of an entity that exists before its first save: revision 0, by nobody, until then. */
export const singletonFields = {
  revision: z.number().int().min(0),
  updatedAt: z.iso.datetime().nullable(),
  updatedBy: z.string().nullable(),
} as const;

const revisionContentSchema = z.record(z.string(), z.unknown());

/** One revision, or a deletion, which has the number and the content of the deleted revision. */
const revisionEntrySchema = z.object({
  revision: z.number().int().min(1),
  at: z.iso.datetime(),
  /** Name of the account. */
  by: z.string(),
  restored: z.number().int().min(1).nullable(),
  deleted: z.boolean(),
  content: revisionContentSchema,
  /** The previous content; null for the first revision. */
  former: revisionContentSchema.nullable(),
});
export type RevisionEntry = z.infer<typeof revisionEntrySchema>;

/** A page of revisions, newest first; a deletion is a separate entry. */
export const revisionListSchema = listSchema(revisionEntrySchema);
export type RevisionList = z.infer<typeof revisionListSchema>;

/**
 * Returns the view of an entity with revisions; `updatedBy` is an account id until replaced by a
 * name.
 */
export function revisionedView<Content>({ content, revision, changed }: Revisioned<Content>) {
  return { ...content, revision, updatedAt: changed.at, updatedBy: changed.by };
}
