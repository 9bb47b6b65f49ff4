import type { ContentHeader } from '@parvis/contracts/content/header.ts';
import type { ModuleId } from '@parvis/contracts/content/ids.ts';
import type { ModuleContent } from '@parvis/contracts/content/modules/module-types.ts';
import type { OccurredEvent } from '../item/item.ts';

/** Everything that was ever saved of an item, from the events of its stream. */
export class ItemRevisions {
  readonly #headers = new Map<number, ContentHeader>();
  readonly #modules = new Map<string, ModuleContent>();

  constructor(events: readonly OccurredEvent[]) {
    for (const event of events) this.#add(event);
  }

  /** Returns a revision of the header; undefined when there is none. */
  header(revision: number): ContentHeader | undefined {
    return this.#headers.get(revision);
  }

  /** Returns a revision of a module; undefined when there is none. */
  module(id: ModuleId, revision: number): ModuleContent | undefined {
    return this.#modules.get(keyOf(id, revision));
  }

  #add({ type, data }: OccurredEvent): void {
    if (type === 'ContentCreated') this.#headers.set(1, data.header);
    if (type === 'HeaderSaved' || type === 'HeaderRestored')
      this.#headers.set(data.revision, data.header);
    if (type === 'ModuleSaved' || type === 'ModuleRestored')
      this.#modules.set(keyOf(data.moduleId, data.revision), data.content);
  }
}

function keyOf(id: ModuleId, revision: number): string {
  return `${id}/${revision}`;
}
