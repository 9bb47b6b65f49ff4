import { z } from 'zod';
import type { Revisioned } from './revisioned.ts';

/** What every view of a thing with revisions says besides its content. */
export const revisionedFields = {
  /** Its ETag. */
  revision: z.number().int().min(1),
  updatedAt: z.iso.datetime(),
  /** Name of the account that changed it last. */
  updatedBy: z.string(),
} as const;

/** Revisions, newest first; a deletion is an entry of its own. */
export const revisionListSchema = z.object({
  revisions: z.array(
    z.object({
      revision: z.number().int().min(1),
      at: z.iso.datetime(),
      /** Name of the account. */
      by: z.string(),
      restored: z.number().int().min(1).nullable(),
      deleted: z.boolean(),
    }),
  ),
});
export type RevisionList = z.infer<typeof revisionListSchema>;

/** A thing with revisions as answers show it; `updatedBy` is an account id until it is named. */
export function revisionedView<Content>({ content, revision, changed }: Revisioned<Content>) {
  return { ...content, revision, updatedAt: changed.at, updatedBy: changed.by };
}
