import { z } from 'zod';
import { contentIdSchema, moduleIdSchema } from './ids.ts';
import { contentKinds } from './kinds.ts';

const longestText = 2_000;
const maxComments = 100;
const maxSections = 100;

/** A text that is not empty. */
const written = z.string().trim().min(1).max(longestText);

/** What a request for approval says to whoever approves. */
export const approvalNoteSchema = z.string().trim().max(longestText).default('');
/** Why an administrator publishes without approval. */
export const overrideReasonSchema = written;

/** What has to change before a publication is approved. */
export const approvalCommentSchema = z.object({
  /** The header, or the module, that the comment is about; the whole when absent. */
  part: z.union([z.literal('header'), moduleIdSchema]).optional(),
  /** The field of that part; all of it when absent. */
  field: z.string().min(1).max(100).optional(),
  text: written,
});
export type ApprovalComment = z.infer<typeof approvalCommentSchema>;
export const approvalCommentsSchema = z.array(approvalCommentSchema).min(1).max(maxComments);

/** Which publications somebody else has to approve; none by default. */
export const approvalSettingSchema = z
  .object({
    /** Kinds of which every item is concerned. */
    kinds: z
      .array(z.enum(contentKinds))
      .default([])
      .transform((kinds) => contentKinds.filter((kind) => kinds.includes(kind))),
    /** Pages and chapters that are concerned with everything below them. */
    sections: z.array(contentIdSchema).max(maxSections).default([]),
  })
  .prefault({});
export type ApprovalSetting = z.infer<typeof approvalSettingSchema>;
