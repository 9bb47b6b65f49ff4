import { localeSchema } from '@parvis/contracts/site/locale.ts';
import { z } from 'zod';
import { readTable } from '../data.ts';

const rowSchema = z.strictObject({
  key: z.string().min(1),
  locale: localeSchema,
  date: z.iso.date(),
  from: z.string().startsWith('/'),
  /** The key of a content item, or a path; empty when the address is gone. */
  to: z.string(),
});
export type DemoRedirect = z.infer<typeof rowSchema>;

/** Reads the addresses that people remember or that moved. */
export function readRedirects(): readonly DemoRedirect[] {
  return readTable('redirects.csv', rowSchema);
}
