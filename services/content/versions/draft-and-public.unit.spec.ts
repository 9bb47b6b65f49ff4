import type { ContentCommand } from '@parvis/contracts/content/commands.ts';
import type { ModuleId } from '@parvis/contracts/content/ids.ts';
import { positionSchema } from '@parvis/contracts/log/position.ts';
import {
  evolveItem,
  type ItemState as ListedItem,
} from '@parvis/projections/content-state/item-state.ts';
import {
  isHeaderPending,
  isPending as isListedPending,
  isModulePending,
} from '@parvis/projections/content-state/pending.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decide } from '../item/decide.ts';
import { evolve } from '../item/evolve.ts';
import {
  type Item,
  type ItemState,
  initialState,
  type OccurredEvent,
  revisionOf,
} from '../item/item.ts';
import {
  draftVersion,
  isPending,
  isModulePending as isPendingHere,
  publicVersion,
} from '../item/version.ts';
import { ItemRevisions } from '../restore/item-revisions.ts';
import {
  bob,
  pageId as contentId,
  header as firstHeader,
  m1,
  m2,
  m3,
  statement,
} from '../testing/builders.ts';

const place = { kind: 'root', shadowsBelow: false } as const;
const position = positionSchema.parse('1'.padStart(20, '0'));
const kinds = [
  'save-header',
  'restore-header',
  'add-module',
  'save-module',
  'restore-module',
  'activate-module',
  'deactivate-module',
  'delete-module',
  'undelete-module',
  'arrange-modules',
  'publish-content',
  'publish-parts',
  'unpublish-content',
  'restore-version',
] as const;
interface Step {
  readonly kind: (typeof kinds)[number];
  readonly moduleId: ModuleId;
}
const steps = fc.array(
  fc.record({ kind: fc.constantFrom(...kinds), moduleId: fc.constantFrom(m1, m2, m3) }),
  { maxLength: 40 },
);

/** A history of commands, folded as writers and as lists fold it. */
class History {
  readonly events: OccurredEvent[] = [];
  listed: ListedItem | undefined;
  #state: ItemState = initialState;

  constructor(taken: readonly Step[]) {
    this.run({ type: 'create-content', contentId, locale: 'fr', header: firstHeader });
    const built = ['add-module', 'activate-module'] as const;
    for (const kind of built)
      for (const moduleId of [m1, m2, m3]) this.run(this.#commandOf({ kind, moduleId }));
    this.run({ type: 'publish-content', contentId });
    for (const step of taken) this.run(this.#commandOf(step));
  }

  get item(): Item {
    if (this.#state.kind === 'none') throw new Error('the item was not created');
    return this.#state;
  }

  run(command: ContentCommand): void {
    const decided = decide(command, this.#state, { place, hasChildren: false });
    for (const event of decided.ok ? decided.value : []) {
      this.#state = evolve(this.#state, { ...event, ...bob });
      this.listed = evolveItem(this.listed, { ...event, position, actor: bob.by, at: bob.at });
      this.events.push({ ...event, ...bob });
    }
  }

  /** Makes the draft what visitors see, if they see anything. */
  discard(): void {
    this.run(this.#commandOf({ kind: 'restore-version', moduleId: m1 }));
  }

  #commandOf({ kind, moduleId }: Step): ContentCommand {
    const on = { contentId, moduleId };
    const module = this.item.modules.find(({ id }) => id === moduleId);
    const expectedRevision = module === undefined ? 0 : revisionOf(module);
    const ofHeader = { contentId, expectedRevision: this.item.header.revision };
    const content = statement(`Version ${this.events.length}`);
    switch (kind) {
      case 'save-header':
        return {
          type: kind,
          ...ofHeader,
          header: { ...firstHeader, title: `${this.events.length}` },
        };
      case 'restore-header':
        return { type: kind, ...ofHeader, restored: 1, header: firstHeader };
      case 'add-module':
        return { type: kind, ...on, moduleType: 'statement', content };
      case 'save-module':
        return { type: kind, ...on, expectedRevision, content };
      case 'restore-module':
        return { type: kind, ...on, expectedRevision, restored: 1, content };
      case 'arrange-modules':
        return { type: kind, contentId, order: this.item.modules.map(({ id }) => id).toReversed() };
      case 'publish-parts':
        return { type: 'publish-content', contentId, only: { header: true, modules: [moduleId] } };
      case 'publish-content':
      case 'unpublish-content':
        return { type: kind, contentId };
      case 'restore-version':
        return { type: kind, ...ofHeader, version: this.#seen() };
      default:
        return { type: kind, ...on };
    }
  }

  #seen() {
    const revisions = new ItemRevisions(this.events);
    const seen = publicVersion(this.item) ?? { header: 1, modules: [] };
    return {
      header: { revision: seen.header, content: revisions.header(seen.header) ?? firstHeader },
      modules: seen.modules.map((pin) => {
        const content = revisions.module(pin.moduleId, pin.revision);
        if (content === undefined) throw new Error(`${pin.moduleId} was never saved`);
        return { ...pin, content };
      }),
      deleted: [],
    };
  }
}

it('writers and lists agree on what is still to be published', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      const { item, listed } = new History(taken);
      if (listed === undefined) throw new Error('the item is not listed');
      expect(isListedPending(listed)).toBe(isPending(item));
      const seen = publicVersion(item);
      const isHeaderNew = seen !== undefined && seen.header !== draftVersion(item).header;
      expect(isHeaderPending(listed)).toBe(isHeaderNew);
      const present = listed.modules.filter(({ deleted }) => !deleted);
      expect(present.map((module) => isModulePending(listed, module))).toEqual(
        item.modules.map((module) => isPendingHere(item, module)),
      );
    }),
  );
});

it('discarding leaves nothing to publish, changes nothing for visitors, and loses no module', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      const history = new History(taken);
      const before = publicVersion(history.item);
      const known = history.item.modules.length + history.item.deletedModules.length;
      history.discard();
      expect(publicVersion(history.item)).toEqual(before);
      expect(isPending(history.item)).toBe(false);
      expect(history.item.modules.length + history.item.deletedModules.length).toBe(known);
    }),
  );
});
