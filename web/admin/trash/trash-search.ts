import {
  type ContentKind,
  contentKindSchema,
  contentKinds,
} from '@parvis/contracts/content/kinds.ts';
import { maxPage } from '@parvis/contracts/http/listing.ts';
import { deletedItemTypes } from '@parvis/contracts/trash/endpoints.ts';
import { z } from 'zod';

/** The types of media in the trash. */
const mediaTypes = ['image', 'file', 'video'] as const;
export const trashTypes = [...contentKinds, ...mediaTypes, ...deletedItemTypes] as const;
export type TrashType = (typeof trashTypes)[number];

/** Returns whether a type is one of media. */
export function isMediaType(type: TrashType): type is (typeof mediaTypes)[number] {
  return mediaTypes.some((one) => one === type);
}

/** Returns whether a type is a kind of content. */
export function isContentType(type: TrashType): type is ContentKind {
  return contentKindSchema.safeParse(type).success;
}

/** The query of the trash; unknown values are ignored. */
export const trashSearchSchema = z.object({
  type: z.enum(trashTypes).optional().catch(undefined),
  page: z.coerce.number().int().min(2).max(maxPage).optional().catch(undefined),
});
