import { largestPowerBelow, tileWidth } from './growing-tree.ts';
import { hashNode } from './hashes.ts';

/** Returns the hash of a complete subtree: `level` 0 has the leaves, each above half as many. */
export type NodeAt = (level: number, index: number) => Promise<Buffer>;

/** Reads hashes of a tile (`tile/<level>/<index>`): at least `width` of them. */
export type ReadHashes = (
  level: number,
  index: number,
  width: number,
) => Promise<readonly Buffer[]>;

/** Returns the nodes of a tree of a size that is kept in tiles. */
export function nodesInTiles(size: number, readHashes: ReadHashes): NodeAt {
  return async (level, index) => {
    const tileLevel = Math.floor(level / 8);
    const inTile = 2 ** (level % 8);
    const first = index * inTile;
    const tile = Math.floor(first / tileWidth);
    const inLevel = Math.floor(size / tileWidth ** tileLevel);
    const width = Math.min(tileWidth, inLevel - tile * tileWidth);
    const hashes = await readHashes(tileLevel, tile, width);
    return perfectRoot(hashes.slice(first % tileWidth, (first % tileWidth) + inTile));
  };
}

/** Returns the proof that a leaf is in a tree of a size (RFC 9162, 2.1.3.1), bottom up. */
export async function proveInclusion(
  leaf: number,
  size: number,
  nodeAt: NodeAt,
): Promise<readonly Buffer[]> {
  const prove = async (start: number, end: number): Promise<readonly Buffer[]> => {
    if (end - start === 1) return [];
    const middle = start + largestPowerBelow(end - start);
    return leaf < middle
      ? [...(await prove(start, middle)), await rangeRoot(middle, end, nodeAt)]
      : [...(await prove(middle, end)), await rangeRoot(start, middle, nodeAt)];
  };
  return prove(0, size);
}

/**
 * Returns the proof that a tree of a size continues the one that it had at an earlier size (RFC 9162,
 * 2.1.4.1). It is empty for trees of one size, and for an earlier one without leaves.
 */
export async function proveConsistency(
  earlier: number,
  size: number,
  nodeAt: NodeAt,
): Promise<readonly Buffer[]> {
  const prove = async (
    start: number,
    end: number,
    isWhole: boolean,
  ): Promise<readonly Buffer[]> => {
    if (earlier === end) return isWhole ? [] : [await rangeRoot(start, end, nodeAt)];
    const middle = start + largestPowerBelow(end - start);
    return earlier <= middle
      ? [...(await prove(start, middle, isWhole)), await rangeRoot(middle, end, nodeAt)]
      : [...(await prove(middle, end, false)), await rangeRoot(start, middle, nodeAt)];
  };
  return earlier === 0 ? [] : prove(0, size, true);
}

/** Returns the root of a tree of a size. @param size at least 1 */
export function treeRoot(size: number, nodeAt: NodeAt): Promise<Buffer> {
  return rangeRoot(0, size, nodeAt);
}

/** Returns the root that a proof of inclusion leads to; undefined if it does not fit. */
export function rootOfInclusion(
  leaf: number,
  size: number,
  leafHash: Buffer,
  proof: readonly Buffer[],
): Buffer | undefined {
  const left = [...proof];
  const climb = (start: number, end: number): Buffer | undefined => {
    if (end - start === 1) return leafHash;
    const middle = start + largestPowerBelow(end - start);
    const sibling = left.pop();
    const own = leaf < middle ? climb(start, middle) : climb(middle, end);
    if (own === undefined || sibling === undefined) return undefined;
    return leaf < middle ? hashNode(own, sibling) : hashNode(sibling, own);
  };
  const root = leaf < size ? climb(0, size) : undefined;
  return left.length === 0 ? root : undefined;
}

/** The root of leaves `start` to `end`, which begin at a multiple of the power of two above them. */
async function rangeRoot(start: number, end: number, nodeAt: NodeAt): Promise<Buffer> {
  const count = end - start;
  const level = Math.log2(count);
  if (Number.isInteger(level)) return nodeAt(level, start / count);
  const middle = start + largestPowerBelow(count);
  return hashNode(await rangeRoot(start, middle, nodeAt), await rangeRoot(middle, end, nodeAt));
}

function perfectRoot(hashes: readonly Buffer[]): Buffer {
  const [first, second] = hashes;
  if (first === undefined) throw new RangeError('the tile has too few hashes');
  if (second === undefined) return first;
  const half = hashes.length / 2;
  return hashNode(perfectRoot(hashes.slice(0, half)), perfectRoot(hashes.slice(half)));
}
