import { z } from 'zod';

/** More conflicts than this cannot be resolved one by one. */
const maxNamed = 1000;

/** The query of a change that is taken out: in which conflicts what it replaced comes back. */
export const undoneQuerySchema = z.object({
  restore: z
    .string()
    .max(4000)
    .regex(/^(?:\d{1,4}(?:,\d{1,4})*)?$/)
    .transform((text) => (text === '' ? [] : text.split(',').map(Number)))
    .pipe(z.array(z.number()).max(maxNamed))
    .optional()
    .describe(
      'The conflicts, by number from 0 and joined by commas, in which what the change replaced comes back; in the others the draft stays as it is',
    ),
});

/** The draft of a header or a module without one earlier change. */
export const undoneChangeSchema = z.object({
  /** The newest revision, on which a save of the content is based: its `If-Match`. */
  revision: z.number().int().min(1),
  /** The content without the change, as a save takes it. */
  data: z.record(z.string(), z.unknown()),
  /** Places that were changed again since, in the order of the content. */
  conflicts: z.array(
    z.object({
      /** Of the field, or of the list whose elements or blocks differ. */
      path: z.array(z.union([z.string(), z.number().int().min(0)])),
      /** What the draft has; absent when it has nothing. Elements and blocks are in an array. */
      draft: z.unknown().optional(),
      /** What would come back. */
      restored: z.unknown().optional(),
    }),
  ),
});
export type UndoneChange = z.infer<typeof undoneChangeSchema>;
