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
  /** Where it is stored. */
  readonly key: string;
  /** When it was stored, ISO 8601. */
  readonly at: string;
  readonly copies: WorkingCopies;
}

/** One user's work on one page, or in the form of this name. */
export interface Desk {
  readonly accountId: string;
  readonly contentId: string;
}

function keyOf({ accountId, contentId }: Desk): string {
  return `parvis.unsaved.${accountId}.${contentId}`;
}

/** Stores the unsaved work of one tab in this browser; removes it if there is none. */
export function storeUnsavedWork(
  storage: Storage,
  { tab, at, ...desk }: Desk & { readonly tab: string; readonly at: string },
  copies: WorkingCopies,
): void {
  const key = `${keyOf(desk)}.${tab}`;
  if (copies.size === 0) {
    storage.removeItem(key);
    return;
  }
  const kept = [...copies].map(([part, copy]) => ({ part, ...copy }));
  storage.setItem(key, JSON.stringify({ at, copies: kept }));
}

/**
 * Returns the unsaved work that tabs left which are no longer open, oldest first, so that what was written
 * last is restored last; and how much of it cannot be read, which is not removed.
 */
export function leftUnsavedWork(
  storage: Storage,
  desk: Desk,
  openTabs: ReadonlySet<string>,
): { readonly left: readonly UnsavedWork[]; readonly unreadable: number } {
  const own = keyOf(desk);
  const keys = Object.keys(storage).filter((key) => {
    if (key === own) return true;
    return key.startsWith(`${own}.`) && !openTabs.has(key.slice(own.length + 1));
  });
  const left = keys.flatMap((key) => readKept(key, storage.getItem(key)) ?? []);
  return {
    left: left.toSorted((a, b) => a.at.localeCompare(b.at)),
    unreadable: keys.length - left.length,
  };
}

function readKept(key: string, text: string | null): UnsavedWork | undefined {
  try {
    const { at, copies } = keptSchema.parse(JSON.parse(text ?? ''));
    return {
      key,
      at,
      copies: new Map(copies.map(({ part, revision, data }) => [part, { revision, data }])),
    };
  } catch {
    return undefined;
  }
}
