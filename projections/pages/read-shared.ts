import type { Position } from '@parvis/contracts/log/position.ts';
import type { MediaId } from '@parvis/contracts/media/ids.ts';
import type { QueryResult, QueryResultRow } from 'pg';
import { type ComposedImages, composeImages } from '../media-library/compose-images.ts';
import type { Queryable, Statement } from '../postgres/queryable.ts';
import { mediaTag } from '../public-media/media-tag.ts';
import { earliest } from './earliest.ts';

/** A reading of the present, with its log position and tags. */
export interface Reading {
  readonly position: Position;
  readonly tags: readonly string[];
}

/** Readings cached and shared between pages, for as long as they are valid. */
export interface KeptReadings {
  /**
   * The value cached under a key, with the last position at which it is known to be valid;
   * undefined when there is none.
   */
  find(key: string): Reading | undefined;
  /**
   * Reads, and caches the result.
   * @param key identifies what `read` reads, among all cached readings
   */
  read<R extends Reading>(key: string, read: () => Promise<R>): Promise<R>;
  /** Caches the results of a statement that reads several items. */
  readEach<R extends Reading>(
    read: () => Promise<readonly (readonly [key: string, reading: R])[]>,
  ): Promise<readonly R[]>;
}

/** A database with its cached readings. */
export class KeepingDatabase implements Queryable {
  readonly kept: KeptReadings;
  readonly #db: Queryable;

  constructor(db: Queryable, kept: KeptReadings) {
    this.#db = db;
    this.kept = kept;
  }

  query<Row extends QueryResultRow>(
    statement: Statement,
    values?: unknown[],
  ): Promise<QueryResult<Row>> {
    return this.#db.query<Row>(statement, values);
  }
}

function keptBy(db: Queryable, at: Position | undefined): KeptReadings | undefined {
  // The past is read only for single requests of auditors.
  return at === undefined && db instanceof KeepingDatabase ? db.kept : undefined;
}

/** Whether shared readings are cached, so that a separate statement saves more than it costs. */
export function keepsShared(db: Queryable, at: Position | undefined): boolean {
  return keptBy(db, at) !== undefined;
}

/** Reads what many pages show, unless it is cached. @param at nothing of the past is cached */
export async function readShared<R extends Reading>(
  db: Queryable,
  at: Position | undefined,
  key: string,
  read: () => Promise<R>,
): Promise<R> {
  const kept = keptBy(db, at);
  if (kept === undefined) return read();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key names what is read under it
  const known = kept.find(key) as R | undefined;
  return known ?? kept.read(key, read);
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
  const kept = keptBy(db, at);
  if (ids.length === 0) return { images: new Map(), position: around, tags: [] };
  if (kept === undefined) return composeImages(db, ids, at);
  const known = ids.flatMap((id) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key names what is read under it
    const one = kept.find(keyOf(id)) as ComposedImages | undefined;
    return one ?? [];
  });
  const there = new Set(known.flatMap(({ tags }) => tags));
  const missing = [...new Set(ids)].filter((id) => !there.has(mediaTag(id)));
  const read =
    missing.length === 0
      ? []
      : await kept.readEach(async () => {
          const { images, position } = await composeImages(db, missing);
          return missing.map((id) => [keyOf(id), oneOf(images, id, position)] as const);
        });
  const parts = [...known, ...read];
  return {
    images: new Map(parts.flatMap(({ images }) => [...images])),
    position: earliest(parts.map(({ position }) => position)),
    tags: ids.map(mediaTag),
  };
}

function keyOf(id: MediaId): string {
  return `image ${id}`;
}

/** One of several images, or the fact that it does not exist. */
function oneOf(images: ComposedImages['images'], id: MediaId, position: Position): ComposedImages {
  const image = images.get(id);
  return { images: new Map(image && [[id, image]]), position, tags: [mediaTag(id)] };
}
