import {
  type ContentId,
  contentIdOf,
  contentIdSchema,
  type ModuleId,
  moduleIdSchema,
} from '@parvis/contracts/content/ids.ts';
import type { InlineType } from '@parvis/contracts/content/inline-endpoints.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';

/** What `/admin/inline/{type}/{id}/…` is about. */
export type InlineTarget =
  | { readonly type: 'page'; readonly contentId: ContentId }
  | { readonly type: 'module'; readonly contentId: ContentId; readonly moduleId: ModuleId };

/** Reads type and id together; an id of the other type names nothing. */
export function inlineTarget({
  type,
  id,
}: {
  readonly type: InlineType;
  readonly id: string;
}): Outcome<InlineTarget> {
  switch (type) {
    case 'page': {
      const contentId = contentIdSchema.safeParse(id);
      return contentId.success
        ? accept({ type, contentId: contentId.data })
        : refuse('content-not-found');
    }
    case 'module': {
      const moduleId = moduleIdSchema.safeParse(id);
      return moduleId.success
        ? accept({ type, contentId: contentIdOf(moduleId.data), moduleId: moduleId.data })
        : refuse('module-not-found');
    }
  }
}
