import type { Position } from '@parvis/contracts/log/position.ts';
import type { MediaId } from '@parvis/contracts/media/ids.ts';
import type { QueryResult, QueryResultRow } from 'pg';
import { type ComposedImages, composeImages } from '../media-library/compose-images.ts';
import type { Queryable, Statement } from '../postgres/queryable.ts';
import { mediaTag } from '../public-media/media-tag.ts';
import { earliest } from '../revisioned/earliest.ts';

/** A result read from the current rows, with its log position and tags. */
export interface SharedRead {
  readonly position: Position;
  readonly tags: readonly string[];
}

/** Results cached and shared between pages, for as long as they are valid. */
export interface ReadCache {
  /**
   * The value cached under a key, with the last position at which it is known to be valid;
   * undefined when there is none. A key names what is cached under it, and so its type.
   */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the key determines it
  find<R extends SharedRead>(key: string): R | undefined;
  /**
   * Reads, and caches the result.
   * @param key identifies what `read` reads, among all cached results
   */
  read<R extends SharedRead>(key: string, read: () => Promise<R>): Promise<R>;
  /** Caches the results of a statement that reads several items. */
  readEach<R extends SharedRead>(
    read: () => Promise<readonly (readonly [key: string, result: R])[]>,
  ): Promise<readonly R[]>;
}

/** A database with its cached results. */
export class CachingDatabase implements Queryable {
  readonly cache: ReadCache;
  readonly #db: Queryable;

  constructor(db: Queryable, cache: ReadCache) {
    this.#db = db;
    this.cache = cache;
  }

  query<Row extends QueryResultRow>(
    statement: Statement,
    values?: unknown[],
  ): Promise<QueryResult<Row>> {
    return this.#db.query<Row>(statement, values);
  }
}

/**
 * Whether results are cached, so that a separate statement saves more than it costs. Past positions
 * are not cached: only single requests of auditors read them.
 */
export function isCaching(db: Queryable, at: Position | undefined): db is CachingDatabase {
  return at === undefined && db instanceof CachingDatabase;
}

/**
 * Reads what many pages show, unless it is cached.
 * @param at a past position, which is never cached
 */
export async function readShared<R extends SharedRead>(
  db: Queryable,
  at: Position | undefined,
  key: string,
  read: () => Promise<R>,
): Promise<R> {
  if (!isCaching(db, at)) return read();
  return db.cache.find<R>(key) ?? db.cache.read(key, read);
}

/**
 * Reads current items that several pages may show, if they are not cached.
 * @param read returns those that exist
 */
export async function readManyShared<Id extends string, R extends SharedRead>(
  db: CachingDatabase,
  ids: readonly Id[],
  keyOf: (id: Id) => string,
  read: (missing: readonly Id[]) => Promise<readonly (readonly [Id, R])[]>,
): Promise<ReadonlyMap<Id, R>> {
  const found = new Map<Id, R>();
  const missing = [...new Set(ids)].filter((id) => {
    const known = db.cache.find<R>(keyOf(id));
    if (known !== undefined) found.set(id, known);
    return known === undefined;
  });
  if (missing.length === 0) return found;
  await db.cache.readEach(async () => {
    const each = await read(missing);
    for (const [id, reading] of each) found.set(id, reading);
    return each.map(([id, reading]) => [keyOf(id), reading] as const);
  });
  return found;
}

/**
 * Reads images that several pages may show, if they are not cached.
 * @param around the position of the page or list that names them
 * @throws ReadModelNotServed
 */
export async function readSharedImages(
  db: Queryable,
  ids: readonly MediaId[],
  at: Position | undefined,
  around: Position,
): Promise<ComposedImages> {
  if (ids.length === 0) return { images: new Map(), position: around, tags: [] };
  if (!isCaching(db, at)) return composeImages(db, ids, at);
  const read = await readManyShared(db, ids, imageKey, async (missing) => {
    const { images, position } = await composeImages(db, missing);
    return missing.map((id) => [id, pickImage(images, id, position)] as const);
  });
  const parts = [...read.values()];
  return {
    images: new Map(parts.flatMap(({ images }) => [...images])),
    position: earliest(parts.map(({ position }) => position)),
    tags: ids.map(mediaTag),
  };
}

function imageKey(id: MediaId): string {
  return `image ${id}`;
}

/** One of several images, or the fact that it does not exist. */
function pickImage(
  images: ComposedImages['images'],
  id: MediaId,
  position: Position,
): ComposedImages {
  const image = images.get(id);
  return { images: new Map(image && [[id, image]]), position, tags: [mediaTag(id)] };
}
