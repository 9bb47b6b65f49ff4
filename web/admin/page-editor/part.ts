import { contentIdSchema, type ModuleId } from '@parvis/contracts/content/ids.ts';
import type { ContentView } from '@parvis/contracts/content/views.ts';
import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import { z } from 'zod';

/** A part that is saved separately: the page's header, or one module. */
export type Part = 'header' | ModuleId;

/** A part's content in its form: the fields of the header or the module type. */
export type PartData = Readonly<Record<string, unknown>>;

/** A header being typed, which the server validates. */
export const headerFieldsSchema = z.object({
  title: z.string(),
  slug: z.string(),
  parentId: contentIdSchema.optional(),
  summary: z.string().optional(),
  imageId: mediaIdSchema.optional(),
});
export type HeaderFields = z.infer<typeof headerFieldsSchema>;

/** Returns the fields of a page's header for its form. */
export function headerOf(content: ContentView): HeaderFields {
  const { title, slug, parentId, summary, imageId } = content;
  return {
    title,
    slug,
    ...(parentId === null ? {} : { parentId }),
    ...(summary === null || summary === '' ? {} : { summary }),
    ...(imageId === undefined ? {} : { imageId }),
  };
}

/**
 * Returns the latest saved content of a part and its revision; undefined for a module that no longer
 * exists.
 */
export function savedPart(
  content: ContentView,
  part: Part,
): { readonly revision: number; readonly data: PartData | null } | undefined {
  if (part === 'header') return { revision: content.revision, data: { ...headerOf(content) } };
  const module = content.modules.find(({ id }) => id === part);
  return module && { revision: module.revision, data: module.data };
}
