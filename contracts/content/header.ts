import { z } from 'zod';
import { detailsShapes, maxNameLength, maxRoleLength } from './details.ts';
import { type ContentId, contentIdSchema } from './ids.ts';
import type { ContentKind } from './kinds.ts';
import { singleLine } from './single-line.ts';

export const maxTitleLength = 200;
export const maxSlugLength = 120;
export const maxSummaryLength = 400;

/** ASCII words joined by single dashes, never all digits (those are page numbers); empty for the home page. */
export const slugSchema = z
  .string()
  .max(maxSlugLength)
  .regex(/^(?!\d+$)(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, 'a slug is lower-case words joined by dashes');

const title = singleLine(maxTitleLength).min(1);
/** Accepts values saved before the allowed characters were restricted. */
const savedTitle = z.string().trim().min(1).max(maxTitleLength);
const slug = slugSchema.min(1);
const parentId = contentIdSchema.optional();
const summary = z.string().trim().max(maxSummaryLength).optional();

/** The header of a page. The home page has an empty slug and no parent. */
export const pageHeaderSchema = z
  .object({ title, slug: slugSchema, parentId, summary, ...detailsShapes.page })
  .refine((header) => header.slug !== '' || header.parentId === undefined, {
    path: ['slug'],
    params: { reason: 'required' },
    message: 'only the home page has an empty slug',
  });

/** A section that groups pages and is part of the page tree. */
const chapterHeaderSchema = z.object({ title, slug, parentId, summary, ...detailsShapes.chapter });

/** A feature on one subject, most often in tabs, with or without a splash. */
const focusHeaderSchema = z.object({ title, slug, summary, ...detailsShapes.focus });

/** An article, a press release or an event; only events have a start and an end. */
const newsHeaderSchema = z
  .object({ title, slug, summary, ...detailsShapes.news })
  .refine(({ nature, eventStart }) => nature !== 'event' || eventStart !== undefined, {
    path: ['eventStart'],
    message: 'events have a start',
    params: { reason: 'required' },
  })
  .refine(({ nature, eventStart }) => nature === 'event' || eventStart === undefined, {
    path: ['eventStart'],
    message: 'only events have a start',
    params: { reason: 'only-events' },
  })
  .refine(
    ({ eventStart, eventEnd }) =>
      eventEnd === undefined ||
      (eventStart !== undefined && Date.parse(eventEnd) >= Date.parse(eventStart)),
    {
      path: ['eventEnd'],
      message: 'an event cannot end before it starts',
      params: { reason: 'ends-before' },
    },
  );

/** A leader of the group; the summary is their biography. */
const personalityHeaderSchema = z.object({
  slug,
  summary,
  ...detailsShapes.personality,
  firstName: singleLine(maxNameLength).min(1),
  lastName: singleLine(maxNameLength).min(1),
  role: singleLine(maxRoleLength).min(1),
});

/** The header of each kind as it is sent: the kind is known from the address. */
export const headerSchemas = {
  chapter: chapterHeaderSchema,
  focus: focusHeaderSchema,
  news: newsHeaderSchema,
  page: pageHeaderSchema,
  personality: personalityHeaderSchema,
} as const satisfies Readonly<Record<ContentKind, z.ZodType>>;

/** An item's header as events store it, discriminated by kind. */
export const contentHeaderSchema = z.discriminatedUnion('kind', [
  chapterHeaderSchema.safeExtend({ kind: z.literal('chapter'), title: savedTitle }),
  focusHeaderSchema.safeExtend({ kind: z.literal('focus'), title: savedTitle }),
  newsHeaderSchema.safeExtend({ kind: z.literal('news'), title: savedTitle }),
  pageHeaderSchema.safeExtend({ kind: z.literal('page'), title: savedTitle }),
  personalityHeaderSchema.safeExtend({
    kind: z.literal('personality'),
    ...detailsShapes.personality,
  }),
]);
export type ContentHeader = z.infer<typeof contentHeaderSchema>;
export type HeaderOf<K extends ContentKind> = Extract<ContentHeader, { kind: K }>;

/**
 * Returns the header of a kind from its parsed fields.
 * @throws ZodError when the fields are of another kind
 */
export function headerOfKind(kind: ContentKind, fields: object): ContentHeader {
  return contentHeaderSchema.parse({ ...fields, kind });
}

/** Returns the title of an item, as people read it; a person's is their name. */
export function titleOf(header: ContentHeader): string {
  return header.kind === 'personality' ? `${header.firstName} ${header.lastName}` : header.title;
}

/** Returns the id of an item's parent, if it has one. */
export function parentIdOf(header: ContentHeader): ContentId | undefined {
  return 'parentId' in header ? header.parentId : undefined;
}

/**
 * Returns a header's fields as forms and the API have them: all but the kind, which never changes.
 */
export function fieldsOf({
  kind: _kind,
  ...fields
}: ContentHeader): Readonly<Record<string, unknown>> {
  return fields;
}
