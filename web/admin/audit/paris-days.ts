import { parseParisTime } from '@parvis/contracts/site/paris-time.ts';
import { z } from 'zod';

const dayMs = 86_400_000;

/** A day in Paris (`2026-01-05`) in the address of a screen; anything else is ignored. */
export const daySchema = z.iso.date().optional().catch(undefined);

/** Returns when a day in Paris begins, as ISO 8601; undefined without one. */
export function startOfDay(day: string | undefined): string | undefined {
  return day === undefined ? undefined : parseParisTime(day)?.toISOString();
}

/** Returns when a day in Paris ends, which is when the next one begins. */
export function endOfDay(day: string | undefined): string | undefined {
  return day && startOfDay(new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10));
}
