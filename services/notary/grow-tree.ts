import { setImmediate } from 'node:timers/promises';
import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import type { LeafMaker } from './leaf.ts';
import type { GrowingTree, Tile } from './tree/growing-tree.ts';

/** The number of events that are hashed before others have their turn. */
const eventsPerTurn = 100;

/** Adds events to a tree, leaving turns to others. @returns the tiles that they made full */
export async function growTree(
  tree: GrowingTree,
  maker: LeafMaker,
  events: readonly RecordedEvent[],
): Promise<readonly Tile[]> {
  const full: Tile[] = [];
  for (const [n, event] of events.entries()) {
    if (n % eventsPerTurn === eventsPerTurn - 1) await setImmediate();
    full.push(...tree.append(maker.hashOf(event)));
  }
  return full;
}
