import { emptyRoot, hashNode } from './hashes.ts';

/** The number of hashes in a full tile (C2SP tlog-tiles). */
export const tileWidth = 256;

/** A tile: `level` 0 has the hashes of leaves; each hash of a level above stands for a full tile. */
export interface Tile {
  readonly level: number;
  readonly index: number;
  /** 1 to 256 hashes; a tile with fewer is partial. */
  readonly hashes: readonly Buffer[];
}

/** The height of a full tile: above it stands the one hash of the level above. */
const tileHeight = 8;

/**
 * A Merkle tree (RFC 9162) that grows by leaves. It keeps its right edge alone: of each level, the
 * hashes of the tile that is not full yet, and the roots of the largest complete subtrees.
 */
export class GrowingTree {
  #size = 0;
  readonly #edge: Buffer[][] = [];
  /** Of the complete subtrees that the leaves divide into, the largest first. */
  readonly #roots: Buffer[] = [];

  /** Returns a tree of a size whose right edge is in tiles. */
  static async resume(
    size: number,
    readTile: (place: Omit<Tile, 'hashes'>, width: number) => Promise<readonly Buffer[]>,
  ): Promise<GrowingTree> {
    const tree = new GrowingTree();
    tree.#size = size;
    for (const { level, index, width } of edgeOf(size))
      tree.#edge[level] = width === 0 ? [] : [...(await readTile({ level, index }, width))];
    for (const hashes of tree.#edge.toReversed()) tree.#roots.push(...completeRoots(hashes));
    return tree;
  }

  /** The number of leaves. */
  get size(): number {
    return this.#size;
  }

  /** Adds a leaf by its hash. @returns the tiles that it made full */
  append(leafHash: Buffer): readonly Tile[] {
    const full: Tile[] = [];
    let hash = leafHash;
    this.#size += 1;
    this.#put(0, leafHash);
    for (let height = 1; this.#size % 2 ** height === 0; height += 1) {
      hash = hashNode(this.#roots.pop() ?? emptyRoot, hash);
      if (height % tileHeight !== 0) continue;
      const level = height / tileHeight - 1;
      const index = this.#size / 2 ** height - 1;
      full.push({ level, index, hashes: this.#edge[level] ?? [] });
      this.#edge[level] = [];
      this.#put(level + 1, hash);
    }
    this.#roots.push(hash);
    return full;
  }

  #put(level: number, hash: Buffer): void {
    (this.#edge[level] ??= []).push(hash);
  }

  /** Returns the partial tiles at the right edge, without those that it had at an earlier size. */
  edge(earlier = 0): readonly Tile[] {
    const before = edgeOf(earlier);
    return edgeOf(this.#size).flatMap(({ level, index, width }) => {
      const isSame = before[level]?.index === index && before[level].width === width;
      return width === 0 || isSame
        ? []
        : [{ level, index, hashes: [...(this.#edge[level] ?? [])] }];
    });
  }

  /** Returns the root of the tree. */
  root(): Buffer {
    const [smallest = emptyRoot, ...larger] = this.#roots.toReversed();
    return larger.reduce((right, left) => hashNode(left, right), smallest);
  }
}

/** Returns the roots of the complete subtrees that hashes of one level divide into, the largest first. */
function completeRoots(hashes: readonly Buffer[]): readonly Buffer[] {
  if (hashes.length === 0) return [];
  const largest = 2 ** Math.floor(Math.log2(hashes.length));
  return [rootOf(hashes.slice(0, largest)), ...completeRoots(hashes.slice(largest))];
}

/** Returns where the right edge of a tree is, with the number of hashes in each of its tiles. */
function edgeOf(size: number): (Omit<Tile, 'hashes'> & { readonly width: number })[] {
  const edge: ReturnType<typeof edgeOf> = [];
  for (let level = 0, nodes = size; nodes > 0; level += 1) {
    edge.push({ level, index: Math.floor(nodes / tileWidth), width: nodes % tileWidth });
    nodes = Math.floor(nodes / tileWidth);
  }
  return edge;
}

/** Returns the root above hashes of one level, of which the last may be of a smaller tree. */
export function rootOf(hashes: readonly Buffer[]): Buffer {
  const [first = emptyRoot] = hashes;
  if (hashes.length <= 1) return first;
  const left = largestPowerBelow(hashes.length);
  return hashNode(rootOf(hashes.slice(0, left)), rootOf(hashes.slice(left)));
}

/** Returns the largest power of two below a number of at least 2. */
export function largestPowerBelow(count: number): number {
  return 2 ** Math.floor(Math.log2(count - 1));
}
