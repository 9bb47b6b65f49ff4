import type { ContentId, ModuleId } from '@parvis/contracts/content/ids.ts';
import type { ItemState } from '../content-state/item-state.ts';
import type { KnownMedia } from './listed-media.ts';
import { namesIn } from './named-media.ts';
import { UsageGraph } from './usage-graph.ts';

/** The media in a revision of a module. */
export interface ModuleNames {
  readonly contentId: ContentId;
  readonly moduleId: ModuleId;
  readonly revision: number;
  readonly names: readonly string[];
}

/** The state that the library's rows are folded from, in memory. */
export class Library {
  readonly media = new Map<string, KnownMedia>();
  readonly items = new Map<string, ItemState>();
  readonly usageGraph = new UsageGraph();
  readonly #modules = new Map<string, readonly string[]>();

  get size(): number {
    return this.media.size + this.items.size + this.usageGraph.size + this.#modules.size;
  }

  /** Remembers the media in a revision of a module, if any. */
  addModule({ moduleId, revision, names }: ModuleNames): void {
    this.#modules.set(keyOf(moduleId, revision), names);
  }

  /** Returns the media that visitors see in a content item: none unless it is published. */
  namesOf({ live, modules }: ItemState): readonly string[] {
    if (live === null) return [];
    const shown = modules.flatMap(({ id, live: revision }) =>
      revision === null ? [] : (this.#modules.get(keyOf(id, revision)) ?? []),
    );
    return [...new Set([...namesIn(live.header), ...shown])];
  }

  /** Returns the media in a content item, saved or live: none once it is deleted. */
  usedBy(item: ItemState): readonly string[] {
    if (item.status === 'deleted') return [];
    const saved = item.modules.flatMap(({ id, revision, deleted }) =>
      deleted ? [] : (this.#modules.get(keyOf(id, revision)) ?? []),
    );
    return [...new Set([...this.namesOf(item), ...namesIn(item.newest.header), ...saved])];
  }
}

function keyOf(id: ModuleId, revision: number): string {
  return `${id} ${revision}`;
}
