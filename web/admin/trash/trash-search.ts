import {
  type ContentKind,
  contentKindSchema,
  contentKinds,
} from '@parvis/contracts/content/kinds.ts';
import { maxPage } from '@parvis/contracts/http/listing.ts';
import { z } from 'zod';

/** What the trash holds. */
export const trashTypes = [...contentKinds, 'image', 'file', 'video'] as const;
export type TrashType = (typeof trashTypes)[number];

/** Whether a type is a kind of content, not of media. */
export function isContentType(type: TrashType): type is ContentKind {
  return contentKindSchema.safeParse(type).success;
}

/** The query of the trash; unknown values are ignored. */
export const trashSearchSchema = z.object({
  type: z.enum(trashTypes).optional().catch(undefined),
  page: z.coerce.number().int().min(2).max(maxPage).optional().catch(undefined),
});
