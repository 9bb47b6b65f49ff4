import { parentIdOf } from '@parvis/contracts/content/header.ts';
import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { Refusals } from '../../http/route.ts';
import type { ContentWriter } from '../item/content-writer.ts';
import type { Item } from '../item/item.ts';
import type { Creation } from '../item-with-modules/prepare.ts';

/** The creations that refer to each other and can be executed, and why the others cannot. */
export interface Rehearsal {
  /** Parents before children. */
  readonly possible: readonly Creation[];
  readonly refused: ReadonlyMap<ContentId, Refusals>;
}

/**
 * Decides, without writing, which of several creations that refer to each other can be executed
 * together, excluding those that refer to a refused one.
 */
export async function rehearse(
  writer: Pick<ContentWriter, 'rehearse'>,
  creations: readonly Creation[],
): Promise<Rehearsal> {
  const refused = new Map<ContentId, Refusals>();
  for (;;) {
    const possible = parentsFirst(creations.filter(({ contentId }) => !refused.has(contentId)));
    const coming = new Set(possible.map(({ contentId }) => contentId));
    const made = new Map<ContentId, Item>();
    const before = refused.size;
    for (const command of possible) {
      const outcome = await writer.rehearse(command, coming, made);
      if (outcome.ok) made.set(command.contentId, outcome.value);
      else refused.set(command.contentId, outcome.refusals);
    }
    if (refused.size === before) return { possible, refused };
  }
}

/** Creations with each parent before its children; a cycle of parents is left unchanged. */
function parentsFirst(creations: readonly Creation[]): readonly Creation[] {
  const byId = new Map(creations.map((one) => [one.contentId, one]));
  const sorted = new Set<Creation>();
  const visit = (one: Creation, below: ReadonlySet<Creation>): void => {
    const parentId = parentIdOf(one.header);
    const parent = parentId === undefined ? undefined : byId.get(parentId);
    if (parent !== undefined && !below.has(parent)) visit(parent, new Set([...below, one]));
    sorted.add(one);
  };
  for (const one of creations) visit(one, new Set());
  return [...sorted];
}
