import { contentIdSchema, type ModuleId } from '@parvis/contracts/content/ids.ts';
import type { ContentView } from '@parvis/contracts/content/views.ts';
import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import { z } from 'zod';

/** What is saved on its own: the page's header, or one module. */
export type Part = 'header' | ModuleId;

/** A part's content as forms hold it: the header's or the module type's fields. */
export type PartData = Readonly<Record<string, unknown>>;

/** A header while it is being typed: the server says what is wrong with it. */
export const headerFieldsSchema = z.object({
  title: z.string(),
  slug: z.string(),
  parentId: contentIdSchema.optional(),
  summary: z.string().optional(),
  imageId: mediaIdSchema.optional(),
});
export type HeaderFields = z.infer<typeof headerFieldsSchema>;

/** A page's header out of its view, as the header form edits it. */
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

/** The newest saved content of a part and its revision; undefined for a module that is gone. */
export function savedPart(
  content: ContentView,
  part: Part,
): { readonly revision: number; readonly data: PartData | null } | undefined {
  if (part === 'header') return { revision: content.revision, data: { ...headerOf(content) } };
  const module = content.modules.find(({ id }) => id === part);
  return module && { revision: module.revision, data: module.data };
}
