import { moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import { z } from 'zod';
import type { WorkingCopies } from './editing-session.ts';
import { listStoredTexts, removeText, storeText } from './stored-texts.ts';

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
  /** The key under which it is stored. */
  readonly key: string;
  /** When it was stored, ISO 8601. */
  readonly at: string;
  readonly copies: WorkingCopies;
}

/** One user's work on one page, or in the form with this name. */
export interface WorkScope {
  readonly accountId: string;
  readonly contentId: string;
}

function keysOf(accountId: string): string {
  return `parvis.unsaved.${accountId}.`;
}

function keyOf({ accountId, contentId }: WorkScope): string {
  return `${keysOf(accountId)}${contentId}`;
}

const forgotten = 'parvis.unsaved-work-forgotten';

/** Returns the number of pages and forms with unsaved work of an account in this browser. */
export async function countUnsavedWork(accountId: string): Promise<number> {
  const texts = await listStoredTexts(keysOf(accountId));
  const desks = texts.map(([key]) => key.slice(keysOf(accountId).length).split('.')[0]);
  return new Set(desks).size;
}

/**
 * Removes an account's unsaved work from this browser; open tabs store nothing until more is typed.
 */
export async function removeUnsavedWork(accountId: string): Promise<void> {
  const channel = new BroadcastChannel(forgotten);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  channel.postMessage(accountId);
  channel.close();
  const texts = await listStoredTexts(keysOf(accountId));
  await Promise.all(texts.map(([key]) => removeText(key)));
}

/**
 * Calls back when an account's unsaved work is removed, in this tab or another.
 * @returns a function that stops it
 */
export function onWorkRemoved(accountId: string, forget: () => void): () => void {
  const tabs = new BroadcastChannel(forgotten);
  tabs.addEventListener('message', ({ data }) => {
    if (data === accountId) forget();
  });
  return () => tabs.close();
}

/**
 * Stores the unsaved work of one tab in this browser; removes it if there is none.
 * @returns false when there is no room for it
 */
export async function storeUnsavedWork(
  { tab, at, ...desk }: WorkScope & { readonly tab: string; readonly at: string },
  copies: WorkingCopies,
): Promise<boolean> {
  const key = `${keyOf(desk)}.${tab}`;
  if (copies.size === 0) {
    await removeText(key);
    return true;
  }
  const kept = [...copies].map(([part, copy]) => ({ part, ...copy }));
  return storeText(key, JSON.stringify({ at, copies: kept }));
}

/**
 * Returns the unsaved work of tabs that are no longer open, oldest first, so that the newest is
 * restored last; and the number of entries that cannot be read, which are not removed.
 */
export async function listLeftUnsavedWork(
  desk: WorkScope,
  openTabs: ReadonlySet<string>,
): Promise<{ readonly left: readonly UnsavedWork[]; readonly unreadable: number }> {
  const own = keyOf(desk);
  const texts = (await listStoredTexts(own)).filter(([key]) => {
    if (key === own) return true;
    return key.startsWith(`${own}.`) && !openTabs.has(key.slice(own.length + 1));
  });
  const read = texts.flatMap(([key, text]) => readKept(key, text) ?? []);
  // When two have the same key, the later one is set last.
  const newest = new Map(read.toSorted(byTime).map((work) => [work.key, work]));
  const keys = new Set(texts.map(([key]) => key));
  return { left: [...newest.values()].toSorted(byTime), unreadable: keys.size - newest.size };
}

function byTime(one: UnsavedWork, other: UnsavedWork): number {
  return one.at.localeCompare(other.at);
}

function readKept(key: string, text: string): UnsavedWork | undefined {
  try {
    const { at, copies } = keptSchema.parse(JSON.parse(text));
    return {
      key,
      at,
      copies: new Map(copies.map(({ part, revision, data }) => [part, { revision, data }])),
    };
  } catch {
    return undefined;
  }
}
