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

/**
 * A Merkle tree (RFC 9162) that grows by leaves. It keeps its right edge alone: of each level, the
 * hashes of the tile that is not full yet.
 */
export class GrowingTree {
  #size = 0;
  readonly #edge: Buffer[][] = [];

  /** Returns a tree of a size whose right edge is in tiles. */
  static async resume(
    size: number,
    readTile: (place: Omit<Tile, 'hashes'>, width: number) => Promise<readonly Buffer[]>,
  ): Promise<GrowingTree> {
    const tree = new GrowingTree();
    tree.#size = size;
    for (const { level, index, width } of edgeOf(size))
      tree.#edge[level] = width === 0 ? [] : [...(await readTile({ level, index }, width))];
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
    for (let level = 0; ; level += 1) {
      const hashes = (this.#edge[level] ??= []);
      hashes.push(hash);
      if (hashes.length < tileWidth) return full;
      const index = Math.floor(this.#size / tileWidth ** (level + 1)) - 1;
      full.push({ level, index, hashes });
      this.#edge[level] = [];
      hash = rootOf(hashes);
    }
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
    let below: Buffer | undefined;
    for (const hashes of this.#edge) {
      const all = below === undefined ? hashes : [...hashes, below];
      below = all.length === 0 ? undefined : rootOf(all);
    }
    return below ?? emptyRoot;
  }
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
