import { reconstructionQuerySchema } from '@parvis/contracts/audit/endpoints.ts';
import { parseParisTime } from '@parvis/contracts/site/paris-time.ts';

/** Returns an instant as people type it; undefined for another text. */
export function parseInstant(text: string): Date | undefined {
  const iso = reconstructionQuerySchema.shape.at.safeParse(text);
  return iso.success ? new Date(iso.data) : parseParisTime(text);
}
