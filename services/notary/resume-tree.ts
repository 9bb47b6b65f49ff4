import { startOfLog } from '@parvis/contracts/log/position.ts';
import type { ReadableLog } from '@parvis/projections/follower/readable-log.ts';
import { growTree } from './grow-tree.ts';
import type { LeafMaker } from './leaf.ts';
import type { NotaryRow } from './notary-table.ts';
import type { TileStore } from './tiles/tile-store.ts';
import { GrowingTree } from './tree/growing-tree.ts';

const pageSize = 8_000;

interface TreeSources {
  readonly tiles: TileStore;
  readonly log: Pick<ReadableLog, 'readAll'>;
}

/**
 * Returns the tree that the newest checkpoint signs: from its tiles or, where these are lost or
 * damaged, as after restoring a backup, from the log, which writes them again.
 * @returns undefined when the log leads to another root
 */
export async function resumeTree(
  sources: TreeSources,
  row: NotaryRow,
  maker: LeafMaker,
): Promise<GrowingTree | undefined> {
  const { number, size, root } = row;
  if (root === null) return new GrowingTree();
  const kept = await GrowingTree.resume(size, async ({ level, index }, width) => {
    return (await sources.tiles.read(number, level, index, width)) ?? [];
  });
  if (kept.root().equals(root)) return kept;
  const tree = await rebuildTree(sources, row, maker);
  return tree.size === size && tree.root().equals(root) ? tree : undefined;
}

/** Computes a tree from the log, and stores its tiles. */
async function rebuildTree(
  { tiles, log }: TreeSources,
  { number, size }: NotaryRow,
  maker: LeafMaker,
): Promise<GrowingTree> {
  const tree = new GrowingTree();
  for (let after = startOfLog; tree.size < size; ) {
    const events = (await log.readAll(after, pageSize)).slice(0, size - tree.size);
    const last = events.at(-1);
    if (last === undefined) break;
    await tiles.writeAll(number, await growTree(tree, maker, events));
    after = last.position;
  }
  await tiles.writeAll(number, tree.edge());
  return tree;
}
