import type { ContentEvent } from '@parvis/contracts/content/events.ts';
import { headers } from '@parvis/contracts/content/testing/headers.ts';
import { positionFrom } from '@parvis/contracts/log/position.ts';
import { describe, expect, it } from 'vitest';
import { evolveItem, type ItemState } from '../content-state/item-state.ts';
import { contentId, moduleId } from '../engine/testing/content-history.ts';
import { evolveUpkeep, isAboutUpkeep, type Upkeep } from './upkeep.ts';

const [id, original] = [contentId(0), contentId(1)];
const [first, second] = [moduleId(id, 0), moduleId(id, 1)];
const on = { contentId: id };

const created = (translationGroup = id): ContentEvent => ({
  type: 'ContentCreated',
  data: { ...on, locale: 'fr', translationGroup, header: headers.page },
});
const added = (module: typeof first): ContentEvent => ({
  type: 'ModuleAdded',
  data: { ...on, moduleId: module, type: 'statement' },
});
const published = (...pins: readonly (typeof first)[]): ContentEvent => ({
  type: 'ContentPublished',
  data: { ...on, header: 1, modules: pins.map((module) => ({ moduleId: module, revision: 1 })) },
});
const unpublished: ContentEvent = { type: 'ContentUnpublished', data: on };
const aligned = (version: number, of = original): ContentEvent => ({
  type: 'TranslationAligned',
  data: { ...on, original: of, version },
});
const joined = (translationGroup: typeof id): ContentEvent => ({
  type: 'TranslationGroupJoined',
  data: { ...on, translationGroup },
});

/** Folds events while the original has this many versions. */
function upkeepAfter(events: readonly ContentEvent[], versions = 0): Upkeep | undefined {
  let item: ItemState | undefined;
  let upkeep: Upkeep | undefined;
  for (const event of events) {
    const at = { position: positionFrom(1n), actor: 'ann', at: '2026-01-01T08:00:00.000Z' };
    const occurred = { ...event, ...at };
    item = evolveItem(item, occurred);
    if (isAboutUpkeep(occurred)) upkeep = evolveUpkeep(upkeep, occurred, item, () => versions);
  }
  return upkeep;
}

describe('The public versions of an item', () => {
  it('are counted, each that visitors did not see just before', () => {
    const before = [created(), added(first), published()];
    expect(upkeepAfter(before)).toMatchObject({ versions: 1, since: 1, shown: true });
    expect(upkeepAfter([...before, published(first)])).toMatchObject({ versions: 2, since: 2 });
    expect(upkeepAfter([...before, published()])).toMatchObject({ versions: 1 });
  });

  it('that are shown again say what was said since the first of them', () => {
    const before = [created(), added(first), published(), published(first), unpublished];
    expect(upkeepAfter(before)).toMatchObject({ versions: 2, since: 2, shown: false });
    expect(upkeepAfter([...before, published(first)])).toMatchObject({ versions: 3, since: 2 });
    expect(upkeepAfter([...before, published()])).toMatchObject({ versions: 3, since: 3 });
  });

  it('include those of times when changes of the outline were public at once', () => {
    const live = true as const;
    const before = [created(), added(first), added(second), published(first, second)];
    const changes: readonly ContentEvent[] = [
      { type: 'ModulesArranged', data: { ...on, order: [second, first], live } },
      { type: 'ModulePinned', data: { ...on, moduleId: first, revision: 2 } },
      { type: 'ModuleDeactivated', data: { ...on, moduleId: first, live } },
      { type: 'ModuleDeleted', data: { ...on, moduleId: second, live } },
    ];
    expect(upkeepAfter([...before, ...changes])).toMatchObject({ versions: 5, since: 5 });
    const drafts = [{ type: 'ModuleDeleted', data: { ...on, moduleId: first } }] as const;
    expect(upkeepAfter([...before, ...drafts])).toMatchObject({ versions: 1 });
  });
});

describe('A translation says', () => {
  it('what its original said when it was linked, or last published without an alignment', () => {
    expect(upkeepAfter([created(original)], 3)).toMatchObject({ original, aligned: 3 });
    expect(upkeepAfter([created(), joined(original)], 3)).toMatchObject({ original, aligned: 3 });
    const linked = upkeepAfter([created(original), published()], 4);
    expect(linked).toMatchObject({ aligned: 4, stated: false });
  });

  it('what somebody said it does, whatever is published later', () => {
    const events = [created(original), aligned(2), published()];
    expect(upkeepAfter(events, 5)).toMatchObject({ aligned: 2, stated: true });
  });

  it('nothing of another original, until it is linked to that', () => {
    const other = contentId(2);
    const strange = upkeepAfter([created(original), aligned(2, other)], 5);
    expect(strange).toMatchObject({ aligned: 5, stated: false });
    const moved = upkeepAfter([created(original), aligned(2), joined(other)], 7);
    expect(moved).toMatchObject({ original: other, aligned: 7, stated: false });
  });
});
