import { z } from 'zod';

const contentIdPattern = /^(?=[a-z0-9]*\d)[a-z0-9]{12}$/;
const moduleIdPattern = /^(?=[a-z0-9]{0,11}\d)[a-z0-9]{16}$/;

/**
 * 12 lowercase alphanumerics, at least one digit, no dash: `{id}-{slug}` splits at the first dash.
 */
export const contentIdSchema = z
  .string()
  .regex(contentIdPattern, 'an identifier is 12 lower-case letters and digits')
  .brand<'ContentId'>();
export type ContentId = z.infer<typeof contentIdSchema>;

/** Its item's id and 4 more characters, so that a module's id identifies its item. */
export const moduleIdSchema = z
  .string()
  .regex(moduleIdPattern, 'a module identifier is 16 lower-case letters and digits')
  .brand<'ModuleId'>();
export type ModuleId = z.infer<typeof moduleIdSchema>;

/** The length of an item's id, with which the ids of its modules begin. */
export const contentIdLength = 12;

/** Returns the item a module belongs to. */
export function contentIdOf(moduleId: ModuleId): ContentId {
  return contentIdSchema.parse(moduleId.slice(0, contentIdLength));
}

/** The unit of editing and locking: an item's header, by the item's id, or one of its modules. */
export type PartId = ContentId | ModuleId;

/** Returns the item that a part belongs to, and the module's id when it is one. */
export function placeOfPart(part: PartId): {
  readonly contentId: ContentId;
  readonly moduleId?: ModuleId;
} {
  const module = moduleIdSchema.safeParse(part);
  if (!module.success) return { contentId: contentIdSchema.parse(part) };
  return { contentId: contentIdOf(module.data), moduleId: module.data };
}

/** The id of a merge-language proposal; same format as an item's. */
export const proposalIdSchema = z.string().regex(contentIdPattern).brand<'ProposalId'>();
export type ProposalId = z.infer<typeof proposalIdSchema>;
