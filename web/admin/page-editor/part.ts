import { detailsShapes } from '@parvis/contracts/content/details.ts';
import { contentIdSchema, type ModuleId } from '@parvis/contracts/content/ids.ts';
import type { LockView, PageView } from '@parvis/contracts/content/views.ts';
import { z } from 'zod';

/** A part that is saved separately: the page's header, or one module. */
export type Part = 'header' | ModuleId;

/** A part's content in its form: the fields of the header or the module type. */
export type PartData = Readonly<Record<string, unknown>>;

/** The name of another user who edits a part now; undefined when there is none. */
export function holderOf(locks: readonly LockView[], part: Part): string | undefined {
  const moduleId = part === 'header' ? null : part;
  const lock = locks.find((one) => one.moduleId === moduleId && !one.yours);
  return lock?.holder.name;
}

/** A header being typed, which the server validates. What the form does not ask for is kept as it is. */
export const headerFieldsSchema = z.object({
  ...detailsShapes.page,
  title: z.string(),
  slug: z.string(),
  parentId: contentIdSchema.optional(),
  summary: z.string().optional(),
});
export type HeaderFields = z.infer<typeof headerFieldsSchema>;

/** Returns the fields of a page's header for its form. */
export function headerOf({ parentId, summary, ...others }: PageView): HeaderFields {
  return headerFieldsSchema.parse({
    ...others,
    ...(parentId === null ? {} : { parentId }),
    ...(summary === null || summary === '' ? {} : { summary }),
  });
}

/**
 * Returns the latest saved content of a part and its revision; undefined for a module that no longer
 * exists.
 */
export function savedPart(
  content: PageView,
  part: Part,
): { readonly revision: number; readonly data: PartData | null } | undefined {
  if (part === 'header') return { revision: content.revision, data: { ...headerOf(content) } };
  const module = content.modules.find(({ id }) => id === part);
  return module && { revision: module.revision, data: module.data };
}
