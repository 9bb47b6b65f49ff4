import {
  type ContentId,
  contentIdOf,
  contentIdSchema,
  type ModuleId,
  moduleIdSchema,
  type PartId,
} from '@parvis/contracts/content/ids.ts';
import type { InlineType } from '@parvis/contracts/content/inline-endpoints.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';

/** The item, or the item's module, that `/admin/inline/{type}/{id}/…` names. */
export type InlineTarget =
  | { readonly type: ContentKind; readonly contentId: ContentId }
  | { readonly type: 'module'; readonly contentId: ContentId; readonly moduleId: ModuleId };

/** Returns the part that the target's form edits and its lock covers. */
export function partOf(target: InlineTarget): PartId {
  return target.type === 'module' ? target.moduleId : target.contentId;
}

/** Parses type and id together; an id that does not have the format of its type is not found. */
export function inlineTarget({
  type,
  id,
}: {
  readonly type: InlineType;
  readonly id: string;
}): Outcome<InlineTarget> {
  if (type === 'module') {
    const moduleId = moduleIdSchema.safeParse(id);
    return moduleId.success
      ? accept({ type, contentId: contentIdOf(moduleId.data), moduleId: moduleId.data })
      : refuse('module-not-found');
  }
  const contentId = contentIdSchema.safeParse(id);
  return contentId.success
    ? accept({ type, contentId: contentId.data })
    : refuse('content-not-found');
}
