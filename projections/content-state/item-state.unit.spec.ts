import type { ContentEvent } from '@parvis/contracts/content/events.ts';
import { contentIdSchema, type ModuleId, moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import { upcastData } from '@parvis/contracts/content/read-event.ts';
import { headers } from '@parvis/contracts/content/testing/headers.ts';
import { positionSchema } from '@parvis/contracts/log/position.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OccurredContentEvent } from './content-event.ts';
import { evolveItem, type ItemState, listLiveModules } from './item-state.ts';

const contentId = contentIdSchema.parse('item00000001');
const ids = ['0001', '0002', '0003'].map((end) => moduleIdSchema.parse(`${contentId}${end}`));
const content = { type: 'statement', data: { text: 'Oser.', author: '', role: '' } } as const;
const position = positionSchema.parse('1'.padStart(20, '0'));

/** What visitors saw until version 5: a module's live revision, in the order of all modules. */
type Former = readonly { readonly id: ModuleId; readonly live: number | null }[];

/** A step of a history until version 5, as its deciders wrote it. */
interface Step {
  readonly kind: 'save' | 'draft' | 'switch' | 'arrange' | 'delete' | 'publish' | 'unpublish';
  readonly module: number;
}
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('save', 'draft', 'switch', 'arrange', 'delete', 'publish', 'unpublish'),
  module: fc.nat({ max: ids.length - 1 }),
});

/** Writes events of version 5, and what visitors saw after each. */
class FormerHistory {
  item = fold(undefined, {
    type: 'ContentCreated',
    data: { contentId, locale: 'fr', translationGroup: contentId, header: headers.page },
  });
  former: Former = [];
  readonly problems: string[] = [];

  constructor(steps: readonly Step[]) {
    for (const id of ids) {
      this.#append({ type: 'ModuleAdded', data: { contentId, moduleId: id, type: 'statement' } });
      this.#save(id);
      this.former = [...this.former, { id, live: null }];
    }
    for (const one of steps) this.#take(one);
  }

  #take({ kind, module }: Step): void {
    const id = ids[module];
    const one = this.item.modules.find((other) => other.id === id);
    if (id === undefined || one === undefined) return;
    const present = this.item.modules.filter(({ deleted }) => !deleted);
    if (kind === 'publish') this.#publish();
    else if (kind === 'unpublish') this.#unpublish();
    else if (kind === 'arrange') this.#arrange(present.map((other) => other.id).toReversed());
    else if (one.deleted) return;
    else if (kind === 'delete') this.#hide('ModuleDeleted', id);
    else if (kind === 'switch' && one.active) this.#hide('ModuleDeactivated', id);
    else if (kind === 'switch') {
      this.#append({ type: 'ModuleActivated', data: { contentId, moduleId: id } });
      this.#pin(id);
    } else {
      this.#save(id);
      if (kind === 'save' && one.active) this.#pin(id);
    }
  }

  #save(moduleId: ModuleId): void {
    const former = this.item.modules.find(({ id }) => id === moduleId)?.revision ?? 0;
    const data = { contentId, moduleId, revision: former + 1, content };
    this.#append({ type: 'ModuleSaved', data });
  }

  #pin(moduleId: ModuleId): void {
    if (this.item.live === null) return;
    const revision = this.item.modules.find(({ id }) => id === moduleId)?.revision ?? 0;
    this.#see(moduleId, revision);
    this.#append({ type: 'ModulePinned', data: { contentId, moduleId, revision } });
  }

  #hide(type: 'ModuleDeleted' | 'ModuleDeactivated', moduleId: ModuleId): void {
    this.#see(moduleId, null);
    this.#append({ type, data: { contentId, moduleId } });
  }

  #arrange(order: ModuleId[]): void {
    const place = ({ id }: { id: ModuleId }) => (order.includes(id) ? order.indexOf(id) : 9);
    this.former = this.former.toSorted((a, b) => place(a) - place(b));
    this.#append({ type: 'ModulesArranged', data: { contentId, order } });
  }

  #publish(): void {
    const shown = this.item.modules.filter(({ active }) => active);
    this.former = this.former.map(({ id }) => ({
      id,
      live: shown.find((one) => one.id === id)?.revision ?? null,
    }));
    const modules = shown.map(({ id, revision }) => ({ moduleId: id, revision }));
    this.#append({ type: 'ContentPublished', data: { contentId, header: 1, modules } });
  }

  #unpublish(): void {
    this.former = this.former.map(({ id }) => ({ id, live: null }));
    this.#append({ type: 'ContentUnpublished', data: { contentId } });
  }

  #see(moduleId: ModuleId, live: number | null): void {
    this.former = this.former.map((one) => (one.id === moduleId ? { ...one, live } : one));
  }

  #append(event: ContentEvent): void {
    this.item = fold(this.item, event);
    const seen = this.former.flatMap(({ id, live }) => (live ? [`${id} ${live}`] : [])).join();
    const now = listLiveModules(this.item).map(({ id, revision }) => `${id} ${revision}`);
    if (seen !== now.join()) this.problems.push(`${event.type}: ${now.join()} instead of ${seen}`);
  }
}

/** Folds an event as it was stored in version 5. */
function fold(item: ItemState | undefined, event: ContentEvent): ItemState {
  const data = upcastData({ ...event, metadata: { version: 5 } });
  const read = { ...event, data, position, actor: 'account00001', at: '2026-03-01T12:00:00.000Z' };
  assertRead(read);
  return evolveItem(item, read);
}

function assertRead(_read: unknown): asserts _read is OccurredContentEvent {}

describe('Histories until version 5', () => {
  it('show at every position what visitors saw then', () => {
    const property = fc.property(fc.array(step, { minLength: 5, maxLength: 40 }), (steps) => {
      expect(new FormerHistory(steps).problems).toEqual([]);
    });
    fc.assert(property, { seed: 20_261_128, numRuns: 500 });
  });
});
