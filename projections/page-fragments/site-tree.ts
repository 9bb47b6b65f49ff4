import { parentIdOf } from '@parvis/contracts/content/header.ts';
import type { ContentId } from '@parvis/contracts/content/ids.ts';
import { addressHeader, type ItemState } from '../content-state/item-state.ts';

/** Items in memory, with their parents by the headers that determine addresses. */
export class SiteTree {
  readonly #items = new Map<string, ItemState>();
  readonly #children = new Map<string, Set<string>>();
  /** Items all of whose descendants are loaded. */
  readonly #whole = new Set<string>();

  constructor(items: readonly ItemState[]) {
    for (const item of items) this.put(item);
  }

  get size(): number {
    return this.#items.size;
  }

  /**
   * Returns whether all descendants of an item are loaded: they were read once, and every change
   * since was applied.
   */
  isWhole(id: string): boolean {
    return this.#whole.has(id);
  }

  /** Marks all descendants of an item as loaded. */
  markWhole(id: string): void {
    for (const one of [id, ...this.descendantsOf(id)]) this.#whole.add(one);
  }

  get(id: string): ItemState | undefined {
    return this.#items.get(id);
  }

  put(item: ItemState): void {
    const former = this.#items.get(item.id);
    const [from, to] = [former && addressParent(former), addressParent(item)];
    this.#items.set(item.id, item);
    if (from !== undefined && from !== to) this.#children.get(from)?.delete(item.id);
    if (to === undefined) return;
    const siblings = this.#children.get(to) ?? new Set();
    this.#children.set(to, siblings.add(item.id));
  }

  /** From the top down, without the item; ends at a cycle. */
  ancestorsOf(item: ItemState): ItemState[] {
    const seen = new Set<string>([item.id]);
    const chain: ItemState[] = [];
    for (let up = this.#parentOf(item); up && !seen.has(up.id); up = this.#parentOf(up)) {
      seen.add(up.id);
      chain.unshift(up);
    }
    return chain;
  }

  /** Returns all descendants of an item, without the item. */
  descendantsOf(id: string): Set<string> {
    const found = new Set<string>();
    const waiting = [id];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      for (const child of this.#children.get(next) ?? []) {
        if (found.has(child) || child === id) continue;
        found.add(child);
        waiting.push(child);
      }
    }
    return found;
  }

  #parentOf(item: ItemState): ItemState | undefined {
    const parentId = addressParent(item);
    return parentId === undefined ? undefined : this.#items.get(parentId);
  }
}

/** Returns the parent of an item in its address. */
function addressParent(item: ItemState): ContentId | undefined {
  return parentIdOf(addressHeader(item));
}
