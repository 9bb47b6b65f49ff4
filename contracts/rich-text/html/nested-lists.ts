import { createElement, type HtmlElement, type HtmlNode } from './html-tree.ts';
import type { ListMarker } from './list-marker.ts';

/**
 * An item of a list that was written without nesting: Word writes paragraphs, Word on the web a list
 * for each item. Without a level, it is one more paragraph of the item before.
 */
export interface FlatItem {
  readonly level: number | undefined;
  readonly marker: ListMarker;
  readonly content: HtmlNode[];
}

interface OpenList {
  readonly level: number;
  readonly ordered: boolean;
  readonly items: HtmlNode[];
  /** The number after its last item’s. */
  next: number;
}

/** Nests flat items in the order of the text. */
export class NestedLists {
  readonly #open: OpenList[] = [];
  readonly #into: HtmlNode[];
  #item: HtmlNode[] = [];

  /** @param into where the outermost lists are added */
  constructor(into: HtmlNode[]) {
    this.#into = into;
  }

  add({ level, marker, content }: FlatItem): void {
    if (level === undefined) {
      this.#item.push(...content);
      return;
    }
    while ((this.#open.at(-1)?.level ?? 0) > level) this.#open.pop();
    const list = this.#listOf(level, marker);
    this.#item = content.slice();
    list.items.push(createElement('li', false, [], this.#item));
    list.next += 1;
  }

  /** Returns the open list to which an item belongs, or a new one. */
  #listOf(level: number, marker: ListMarker): OpenList {
    const last = this.#open.at(-1);
    if (last?.level === level) {
      if (continues(last, marker)) return last;
      this.#open.pop();
    }
    const start = marker.ordered ? startOf(marker.numbers) : 1;
    const list: OpenList = { level, ordered: marker.ordered, items: [], next: start };
    const attributes = [['start', String(start)]] as const;
    this.#intoOuter(createElement(marker.ordered ? 'ol' : 'ul', false, attributes, list.items));
    this.#open.push(list);
    return list;
  }

  #intoOuter(list: HtmlElement): void {
    const outer = this.#open.at(-1)?.items.at(-1);
    if (outer === undefined || typeof outer === 'string') this.#into.push(list);
    else outer.children.push(list);
  }
}

/** Returns whether an item goes on with a list: numbers that start again are another list. */
function continues(list: OpenList, marker: ListMarker): boolean {
  if (!marker.ordered) return !list.ordered;
  return list.ordered && (marker.numbers.includes(list.next) || !marker.numbers.includes(1));
}

function startOf(numbers: readonly number[]): number {
  return numbers.includes(1) ? 1 : (numbers[0] ?? 1);
}
