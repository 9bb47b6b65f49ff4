import { contentIdSchema } from '@parvis/contracts/content/ids.ts';
import { z } from 'zod';
import { storeIfPossible } from '../shell/store-if-possible.ts';

const maxRecent = 6;
const recentSchema = z.array(contentIdSchema).max(maxRecent);

const keyOf = (accountId: string) => `parvis.recent.${accountId}`;

/** Returns the ids of the items that a user opened last in this browser, the last first. */
export function readRecent(accountId: string): readonly string[] {
  try {
    return recentSchema.parse(JSON.parse(localStorage.getItem(keyOf(accountId)) ?? '[]'));
  } catch {
    return [];
  }
}

/** Stores that a user opened an item; of it only its id. */
export function noteRecent(accountId: string, id: string): void {
  const ids = [id, ...readRecent(accountId).filter((other) => other !== id)].slice(0, maxRecent);
  storeIfPossible(localStorage, keyOf(accountId), JSON.stringify(ids));
}
