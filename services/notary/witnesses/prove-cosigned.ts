import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { TileStore } from '../tiles/tile-store.ts';
import { nodesInTiles, proveConsistency } from '../tree/proofs.ts';
import { readCosigned } from './cosignature-table.ts';

/** A checkpoint that witnesses cosigned, and the proof that a later one continues it. */
interface ProvedCosigned {
  readonly size: number;
  readonly note: string;
  /** Base64. */
  readonly proof: readonly string[];
}

/**
 * Returns the newest checkpoint of the present tree that was cosigned, of those up to a size, with its
 * proof; undefined without one, or without the tiles that prove it.
 * @throws StorageUnavailable
 */
export async function proveCosigned(
  { db, tiles }: { readonly db: Queryable; readonly tiles: Pick<TileStore, 'read'> },
  size: number,
): Promise<ProvedCosigned | undefined> {
  const { rows } = await db.query<{ number: number }>('select number from notary');
  const number = rows[0]?.number ?? 1;
  const cosigned = await readCosigned(db, number, size);
  if (cosigned === undefined) return undefined;
  const nodeAt = nodesInTiles(size, async (level, index, width) => {
    return (await tiles.read(number, level, index, width)) ?? [];
  });
  const proof = await proveConsistency(cosigned.size, size, nodeAt).catch((cause: unknown) => {
    if (cause instanceof RangeError) return undefined;
    throw cause;
  });
  return proof && { ...cosigned, proof: proof.map((hash) => hash.toString('base64')) };
}
