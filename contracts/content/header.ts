import { z } from 'zod';
import { contentIdSchema } from './ids.ts';

export const contentKinds = ['page'] as const;
export const contentKindSchema = z.enum(contentKinds);
export type ContentKind = z.infer<typeof contentKindSchema>;

export const maxTitleLength = 200;
export const maxSlugLength = 120;
export const maxSummaryLength = 400;

/** ASCII words joined by single dashes, never digits only (those are page numbers); empty for the home page. */
export const slugSchema = z
  .string()
  .max(maxSlugLength)
  .regex(/^(?!\d+$)(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, 'a slug is lower-case words joined by dashes');

/** What a page says about itself. The home page is the one with an empty slug and no parent. */
export const pageHeaderSchema = z
  .object({
    title: z.string().trim().min(1).max(maxTitleLength),
    slug: slugSchema,
    parentId: contentIdSchema.optional(),
    summary: z.string().trim().max(maxSummaryLength).optional(),
  })
  .refine((header) => header.slug !== '' || header.parentId === undefined, {
    path: ['slug'],
    message: 'only the home page has an empty slug',
  });
export type PageHeader = z.infer<typeof pageHeaderSchema>;
