import {
  type ContentHeader,
  headerOfKind,
  type pageHeaderSchema,
  parentIdOf,
} from '@parvis/contracts/content/header.ts';
import {
  type ContentId,
  contentIdSchema,
  type ModuleId,
  moduleIdSchema,
} from '@parvis/contracts/content/ids.ts';
import type { ModuleContent } from '@parvis/contracts/content/modules/module-types.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { z } from 'zod';
import { parseContentEvent } from '../../content-state/content-event.ts';
import { evolveItem, type ItemState, type ModuleState } from '../../content-state/item-state.ts';
import { type GivenEvent, InMemoryEventLog } from './in-memory-event-log.ts';

/** Returns the id of the item with this number, from 0. */
export function contentId(number: number): ContentId {
  return contentIdSchema.parse(`item${String(number).padStart(8, '0')}`);
}

/** Returns the id of the module with this number, from 0, of an item. */
export function moduleId(item: ContentId, number: number): ModuleId {
  return moduleIdSchema.parse(`${item}${String(number).padStart(4, '0')}`);
}

/** A header as tests write it: a page's unless it has a kind. */
export type GivenHeader = ContentHeader | z.input<typeof pageHeaderSchema>;

function headerFrom(given: GivenHeader): ContentHeader {
  return 'kind' in given ? given : headerOfKind('page', given);
}

/** Whether an edit of a published item stays a draft; otherwise visitors see it at once. */
interface Editing {
  readonly draft?: boolean;
}

/**
 * Writes histories of content as the command layer would: an edit of a published item is published
 * alone, unless it stays a draft.
 */
export class ContentHistory {
  readonly log: InMemoryEventLog;
  readonly #items = new Map<string, ItemState>();

  constructor(log = new InMemoryEventLog()) {
    this.log = log;
  }

  get items(): readonly ItemState[] {
    return [...this.#items.values()];
  }

  create(locale: Locale, given: GivenHeader): ContentId {
    const id = contentId(this.#items.size);
    const header = headerFrom(given);
    const data = { contentId: id, locale, translationGroup: id, header };
    this.#append(id, { type: 'ContentCreated', data });
    return id;
  }

  saveHeader(id: ContentId, given: GivenHeader, editing: Editing = {}): void {
    const revision = this.#item(id).newest.revision + 1;
    const data = { contentId: id, revision, header: headerFrom(given) };
    this.#append(id, { type: 'HeaderSaved', data });
    this.#showHeader(id, editing);
  }

  addModule(id: ContentId): ModuleId {
    const added = moduleId(id, this.#item(id).modules.length);
    const data = { contentId: id, moduleId: added, type: 'statement' };
    this.#append(id, { type: 'ModuleAdded', data });
    return added;
  }

  /** @param said a statement's text, or the content of a module of any type */
  saveModule(
    id: ContentId,
    module: ModuleId,
    said: string | ModuleContent,
    editing: Editing = {},
  ): void {
    const revision = this.#module(id, module).revision + 1;
    const content =
      typeof said === 'string'
        ? { type: 'statement', data: { text: said, author: '', role: '' } }
        : said;
    const data = { contentId: id, moduleId: module, revision, content };
    this.#append(id, { type: 'ModuleSaved', data });
    this.#showModules(id, [module], editing);
  }

  activate(id: ContentId, module: ModuleId, editing: Editing = {}): void {
    this.#append(id, { type: 'ModuleActivated', data: { contentId: id, moduleId: module } });
    this.#showModules(id, [module], editing);
  }

  onModule(
    type: 'ModuleDeactivated' | 'ModuleDeleted' | 'ModuleUndeleted',
    id: ContentId,
    module: ModuleId,
    editing: Editing = {},
  ): void {
    this.#append(id, { type, data: { contentId: id, moduleId: module } });
    this.#showModules(id, [module], editing);
  }

  arrange(id: ContentId, order: readonly ModuleId[], editing: Editing = {}): void {
    this.#append(id, { type: 'ModulesArranged', data: { contentId: id, order } });
    this.#showModules(id, [], editing);
  }

  publish(id: ContentId): void {
    const { newest, modules } = this.#item(id);
    const pins = modules
      .filter(({ active }) => active)
      .map(({ id: pinned, revision }) => ({ moduleId: pinned, revision }));
    const data = { contentId: id, header: newest.revision, modules: pins };
    this.#append(id, { type: 'ContentPublished', data });
  }

  onItem(
    type:
      | 'ContentUnpublished'
      | 'ContentArchived'
      | 'ContentUnarchived'
      | 'ContentDeleted'
      | 'ContentUndeleted',
    id: ContentId,
  ): void {
    this.#append(id, { type, data: { contentId: id } });
  }

  join(id: ContentId, translationGroup: ContentId): void {
    this.#append(id, { type: 'TranslationGroupJoined', data: { contentId: id, translationGroup } });
  }

  /** Returns everything below an item by newest headers, including the item itself. */
  below(id: ContentId): Set<string> {
    const found = new Set<string>([id]);
    for (let size = 0; size < found.size; ) {
      size = found.size;
      for (const item of this.items)
        if (found.has(parentIdOf(item.newest.header) ?? '')) found.add(item.id);
    }
    return found;
  }

  #showHeader(id: ContentId, { draft = false }: Editing): void {
    const { live, newest, modules } = this.#item(id);
    if (live === null || draft) return;
    const shown = modules.flatMap((one) =>
      one.live === null ? [] : [{ moduleId: one.id, revision: one.live }],
    );
    const data = { contentId: id, header: newest.revision, modules: shown };
    this.#append(id, { type: 'ContentPublished', data });
  }

  /** Shows visitors these modules as the draft has them, and all in the order of the draft. */
  #showModules(id: ContentId, changed: readonly ModuleId[], { draft = false }: Editing): void {
    const { live, modules } = this.#item(id);
    if (live === null || draft) return;
    const shown = modules.flatMap((one) => {
      const isShown = changed.includes(one.id) ? one.active : one.live !== null;
      const revision = changed.includes(one.id) ? one.revision : one.live;
      return isShown ? [{ moduleId: one.id, revision }] : [];
    });
    const data = { contentId: id, header: live.revision, modules: shown };
    this.#append(id, { type: 'ContentPublished', data });
  }

  #append(id: ContentId, ...given: readonly GivenEvent[]): void {
    this.log.append(`content-${id}`, ...given);
    for (const recorded of this.log.events.slice(-given.length))
      this.#items.set(id, evolveItem(this.#items.get(id), parseContentEvent(recorded)));
  }

  #item(id: ContentId): ItemState {
    const item = this.#items.get(id);
    if (item === undefined) throw new Error(`no item ${id} was created`);
    return item;
  }

  #module(id: ContentId, module: ModuleId): ModuleState {
    const found = this.#item(id).modules.find((one) => one.id === module);
    if (found === undefined) throw new Error(`no module ${module} was added`);
    return found;
  }
}
