import type { Locale } from '@parvis/contracts/site/locale.ts';
import { z } from 'zod';
import { listByLanguage, readTable } from '../data.ts';

const rowSchema = z.strictObject({
  key: z.string().min(1),
  /** When it was posted: an instant, UTC. */
  at: z.iso.datetime(),
  /** Markdown. */
  text: z.string().min(1),
});

/** A post of a live feed. */
export interface DemoLivePost extends z.infer<typeof rowSchema> {
  /** The key of the focus. */
  readonly focus: string;
  readonly locale: Locale;
}

/** Reads the live feeds, oldest post first: a table for each focus and language. */
export function readLivePosts(): readonly DemoLivePost[] {
  return listByLanguage('live', 'csv').flatMap(({ name, key, locale }) =>
    readTable(name, rowSchema).map((row) => ({ ...row, focus: `focus/${key}`, locale })),
  );
}
