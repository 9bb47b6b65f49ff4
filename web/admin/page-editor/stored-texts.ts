import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { storeIfPossible } from '../shell/store-if-possible.ts';

interface Schema extends DBSchema {
  texts: { key: string; value: string };
}

/**
 * Stores texts in this browser twice: in local storage, which is written synchronously even while a
 * tab closes, and in IndexedDB, which flushes to disk before it reports success. Chromium flushes
 * local storage some seconds late, and loses it when it is killed. IndexedDB also takes large
 * texts.
 */
let opened: Promise<IDBPDatabase<Schema> | undefined> | undefined;

/** Undefined when the browser has none, as in some private windows. */
function database(): Promise<IDBPDatabase<Schema> | undefined> {
  opened ??= openTexts().catch(() => undefined);
  return opened;
}

async function openTexts(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>('parvis', 1, {
    upgrade(created) {
      created.createObjectStore('texts');
    },
  });
}

/**
 * Stores a text under a key, replacing the previous one.
 * @returns false when there is no room for it
 */
export async function storeText(key: string, text: string): Promise<boolean> {
  const isQuick = keepQuickly(key, text);
  return (await keepOnDisk(key, text)) || isQuick;
}

function keepQuickly(key: string, text: string): boolean {
  if (storeIfPossible(localStorage, key, text)) return true;
  // When local storage is full, its text would be older than the one on disk.
  localStorage.removeItem(key);
  return false;
}

async function keepOnDisk(key: string, text: string): Promise<boolean> {
  const kept = await database();
  if (kept === undefined) return false;
  try {
    const change = kept.transaction('texts', 'readwrite', { durability: 'strict' });
    await Promise.all([change.store.put(text, key), change.done]);
    return true;
  } catch {
    return false;
  }
}

/** Removes a text. */
export async function removeText(key: string): Promise<void> {
  localStorage.removeItem(key);
  await (await database())?.delete('texts', key);
}

/**
 * Returns the texts under keys with a prefix; two under one key where local storage and the disk
 * differ, and those of local storage alone while the disk cannot be read.
 */
export async function listStoredTexts(
  prefix: string,
): Promise<readonly (readonly [string, string])[]> {
  const quick = Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => [key, localStorage.getItem(key) ?? ''] as const);
  const kept = await database();
  if (kept === undefined) return quick;
  try {
    const onDisk = await textsOnDisk(kept, prefix);
    const known = new Map(quick);
    return [...quick, ...onDisk.filter(([key, text]) => known.get(key) !== text)];
  } catch {
    return quick;
  }
}

async function textsOnDisk(
  kept: IDBPDatabase<Schema>,
  prefix: string,
): Promise<readonly (readonly [string, string])[]> {
  const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  const { store } = kept.transaction('texts');
  const [keys, texts] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
  return keys.map((key, place) => [key, texts[place] ?? ''] as const);
}
