import { moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import { z } from 'zod';
import type { WorkingCopies } from './editing-session.ts';

const keptSchema = z.object({
  at: z.iso.datetime(),
  copies: z
    .array(
      z.object({
        part: z.union([z.literal('header'), moduleIdSchema]),
        revision: z.number().int().min(0),
        data: z.record(z.string(), z.unknown()),
      }),
    )
    .min(1),
});

/** Unsaved work found in this browser. */
export interface UnsavedWork {
  /** When it was stored, ISO 8601. */
  readonly at: string;
  readonly copies: WorkingCopies;
}

function keyOf(accountId: string, contentId: string): string {
  return `parvis.unsaved.${accountId}.${contentId}`;
}

/** Stores the unsaved work of one user on one page in this browser; removes it if there is none. */
export function storeUnsavedWork(
  storage: Storage,
  place: { readonly accountId: string; readonly contentId: string; readonly at: string },
  copies: WorkingCopies,
): void {
  const key = keyOf(place.accountId, place.contentId);
  if (copies.size === 0) {
    storage.removeItem(key);
    return;
  }
  const kept = [...copies].map(([part, copy]) => ({ part, ...copy }));
  storage.setItem(key, JSON.stringify({ at: place.at, copies: kept }));
}

/**
 * Returns the stored unsaved work, if any.
 * @throws when it cannot be parsed; it is not removed
 */
export function loadUnsavedWork(
  storage: Storage,
  accountId: string,
  contentId: string,
): UnsavedWork | undefined {
  const kept = storage.getItem(keyOf(accountId, contentId));
  if (kept === null) return undefined;
  const { at, copies } = keptSchema.parse(JSON.parse(kept));
  return {
    at,
    copies: new Map(copies.map(({ part, revision, data }) => [part, { revision, data }])),
  };
}
