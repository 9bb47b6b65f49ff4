import { createHash } from 'node:crypto';
import { type Item, revisionOf } from './item.ts';

/** The input of a tag, from the write model or from a view. */
interface TaggedModule {
  readonly id: string;
  readonly revision: number;
  readonly active: boolean;
}

/**
 * Names the state of an item's modules: which there are, in their order, their newest revisions and
 * which are active. Whoever replaces them names the state that they saw.
 */
export function modulesTagOf(modules: readonly TaggedModule[]): string {
  const state = modules.map(({ id, revision, active }) => [id, revision, active]);
  return createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 22);
}

/** The tag of the present state of an item's modules. */
export function modulesTagOfItem({ modules }: Item): string {
  return modulesTagOf(
    modules.map((module) => ({
      id: module.id,
      revision: revisionOf(module),
      active: module.kind === 'saved' && module.active,
    })),
  );
}
