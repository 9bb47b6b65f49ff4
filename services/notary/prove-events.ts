import type { EventLog, RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { ordinalOf, type Position, startOfLog } from '@parvis/contracts/log/position.ts';
import type { Prover } from '@parvis/contracts/notary/prover.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { LRUCache } from 'lru-cache';
import { keysOf } from './keys/keys-of.ts';
import { LeafMaker } from './leaf.ts';
import { firstSignedAt, type NotaryTable } from './notary-table.ts';
import type { TileStore } from './tiles/tile-store.ts';
import { nodesInTiles, proveInclusion, rootOfInclusion } from './tree/proofs.ts';

export interface ProverPorts {
  readonly log: Pick<EventLog, 'readAll' | 'readStream'>;
  readonly db: Queryable;
  readonly table: Pick<NotaryTable, 'read'>;
  readonly tiles: Pick<TileStore, 'read'>;
  /** Whether positions have no holes. */
  readonly isGapless: boolean;
}

/** The number of tiles that are kept at hand: neighbours are in the same ones. */
const tilesKept = 64;

/**
 * Returns what proves events by the newest checkpoint; undefined before the first.
 * @param positions of the events that are to be proved
 * @throws LogUnavailable, StorageUnavailable, UnsealFailed
 */
export async function openProver(
  { log, db, table, tiles, isGapless }: ProverPorts,
  positions: readonly Position[],
): Promise<Prover | undefined> {
  const row = await table.read();
  if (row === undefined || row.note === null || row.root === null || row.signedAt === null)
    return undefined;
  const { origin, size, root, note, signedAt, number, saltKey } = row;
  const keys = await keysOf(log, row);
  const indexes = isGapless ? undefined : await findIndexes(log, positions);
  const kept = new LRUCache<string, readonly Buffer[]>({ max: tilesKept });
  const nodeAt = nodesInTiles(size, async (...tile) => {
    const known = kept.get(tile.join());
    const hashes = known ?? (await tiles.read(number, ...tile)) ?? [];
    kept.set(tile.join(), hashes);
    return hashes;
  });
  const maker = new LeafMaker(saltKey);
  return {
    origin,
    size,
    signedAt,
    since: (await firstSignedAt(db, number)) ?? signedAt,
    note,
    keys,
    async prove(event, isWithheld) {
      const index = indexes?.get(event.position) ?? Number(ordinalOf(event.position) - 1n);
      const shown = show(event, maker, isWithheld);
      if (index >= size) return { proved: { index, ...shown, proof: null }, isAsSigned: false };
      // Without its tiles an event has a proof that leads nowhere.
      const path = await proveInclusion(index, size, nodeAt).catch((cause: unknown) => {
        if (cause instanceof RangeError) return [];
        throw cause;
      });
      const reached = rootOfInclusion(index, size, maker.hashOf(event), path);
      const proof = path.map((hash) => hash.toString('base64'));
      return { proved: { index, ...shown, proof }, isAsSigned: reached?.equals(root) === true };
    },
  };
}

/** The leaf says the same as the event, in which texts take the place of their commitments. */
function show(event: RecordedEvent, maker: LeafMaker, isWithheld: boolean) {
  const leaf: object = JSON.parse(maker.leafOf(event));
  const disclosed = maker.disclose(event);
  return isWithheld
    ? { event: leaf, salts: disclosed.map(() => null) }
    : { event: { ...leaf, data: event.data }, salts: disclosed.map(({ salt }) => salt) };
}

const pageSize = 4_000;

/** Returns the places of events among the leaves, which only a reading of the whole log knows. */
async function findIndexes(
  log: Pick<EventLog, 'readAll'>,
  positions: readonly Position[],
): Promise<ReadonlyMap<Position, number>> {
  const wanted = new Set(positions);
  const indexes = new Map<Position, number>();
  let [index, after] = [0, startOfLog];
  while (indexes.size < wanted.size) {
    const events = await log.readAll(after, pageSize);
    if (events.length === 0) break;
    for (const { position } of events) {
      if (wanted.has(position)) indexes.set(position, index);
      index += 1;
      after = position;
    }
  }
  return indexes;
}
