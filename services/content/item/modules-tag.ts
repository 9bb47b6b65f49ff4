import { createHash } from 'node:crypto';
import { type Item, revisionOf } from './item.ts';

/** The input of a tag, from the write model or from a view. */
interface TaggedModule {
  readonly id: string;
  readonly revision: number;
  readonly active: boolean;
}

/**
 * Identifies the state of an item's modules: which exist, their order, their newest revisions and
 * which are active. A request that replaces them gives the state it saw.
 */
export function computeModulesTag(modules: readonly TaggedModule[]): string {
  const state = modules.map(({ id, revision, active }) => [id, revision, active]);
  return createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 22);
}

/** Returns the tag of the current state of an item's modules. */
export function modulesTagOfItem({ modules }: Item): string {
  return computeModulesTag(
    modules.map((module) => ({
      id: module.id,
      revision: revisionOf(module),
      active: module.kind === 'saved' && module.active,
    })),
  );
}
