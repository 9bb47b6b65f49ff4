import { isDeepStrictEqual } from 'node:util';
import type { PublicMediaUse } from '@parvis/contracts/media/views.ts';

/** The items that an item shows, and whether visitors can reach it directly. */
export interface ShownItems {
  readonly kind: PublicMediaUse['kind'] | 'playlist';
  /** Its name for editors. */
  readonly label: string;
  /**
   * Whether visitors see it regardless of other items: published content, menus, redirects,
   * released media.
   */
  readonly root: boolean;
  /** Whether it shows nothing: it was deleted, or does not exist yet. */
  readonly gone: boolean;
  /** The media and playlists that it shows. */
  readonly names: readonly string[];
  /** What it shows, or would show once its saved state is published. */
  readonly used: readonly string[];
}

/** An item that shows media or is one, with the number of reachable items that show it. */
export interface ShownItemsOfItem extends ShownItems {
  readonly id: string;
  readonly shownBy: number;
}

const unknown = { kind: 'media', label: '', root: false, gone: true, names: [], used: [] } as const;

/** Returns true when visitors can reach it. */
export function isPublic({ gone, root, shownBy }: ShownItemsOfItem): boolean {
  return !gone && (root || shownBy > 0);
}

/**
 * An in-memory graph of which items show which. Reachable items make what they show reachable:
 * content its playlists, these their videos, and those their poster and file.
 */
export class UsageGraph {
  /** The items changed since they were read. */
  readonly changed = new Set<string>();
  readonly #usageGraph = new Map<string, ShownItemsOfItem>();

  get size(): number {
    return this.#usageGraph.size;
  }

  has(id: string): boolean {
    return this.#usageGraph.has(id);
  }

  get(id: string): ShownItemsOfItem {
    return this.#usageGraph.get(id) ?? { id, ...unknown, shownBy: 0 };
  }

  /** Adds an item as it was read, or records that it does not exist. */
  add(item: ShownItemsOfItem): void {
    this.#usageGraph.set(item.id, item);
  }

  /** Sets what an item shows; returns the items that became reachable, or ceased to be. */
  put(id: string, showing: ShownItems): ReadonlySet<string> {
    const before = new Map<string, boolean>();
    const former = this.get(id);
    const named = isPublic(former) ? former.names : [];
    this.#set({ ...former, ...showing }, before);
    const naming = isPublic(this.get(id)) ? showing.names : [];
    for (const one of naming) if (!named.includes(one)) this.#count(one, 1, before);
    for (const one of named) if (!naming.includes(one)) this.#count(one, -1, before);
    const toggled = [...before].filter(([one, was]) => isPublic(this.get(one)) !== was);
    return new Set(toggled.map(([one]) => one));
  }

  #count(id: string, by: 1 | -1, before: Map<string, boolean>): void {
    const former = this.get(id);
    const after = { ...former, shownBy: former.shownBy + by };
    this.#set(after, before);
    if (isPublic(former) === isPublic(after)) return;
    for (const named of after.names) this.#count(named, by, before);
  }

  #set(after: ShownItemsOfItem, before: Map<string, boolean>): void {
    const former = this.get(after.id);
    if (!before.has(after.id)) before.set(after.id, isPublic(former));
    this.#usageGraph.set(after.id, after);
    if (!isDeepStrictEqual(former, after)) this.changed.add(after.id);
  }
}
