import { randomUUID } from 'node:crypto';
import { anonymous } from '@parvis/contracts/accounts/actor.ts';
import type { ContentId } from '@parvis/contracts/content/ids.ts';
import { refuse } from '@parvis/contracts/http/refusal.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ContentWriter } from '../item/content-writer.ts';
import { UnfinishedWork } from '../item/unfinished-work.ts';
import { accepted, ContentWorld, createContentTables, editor } from '../testing/content-world.ts';
import { logKilledAt, SimulatedKill } from '../testing/simulated-kill.ts';
import { LanguageMerger } from './language-merger.ts';
import { ProposalStore } from './proposal-store.ts';

let database: TestDatabase;
let world: ContentWorld;
let unfinished: UnfinishedWork;
let merger: LanguageMerger;
const ann = editor('ann');

beforeAll(async () => {
  database = await createTestDatabase();
  await createContentTables(database.url);
  world = new ContentWorld(database.url);
  unfinished = new UnfinishedWork(world.pool);
  merger = new LanguageMerger({ ...world, unfinished, proposals: new ProposalStore(world.log) });
});

afterAll(async () => {
  await world.close();
  await database.drop();
});

async function pair(slug: string): Promise<[ContentId, ContentId]> {
  return [await world.page(slug), await world.page(slug, { locale: 'en' })];
}

async function groupOf(id: ContentId) {
  const { state } = await world.store.load(id);
  return state.kind === 'existing' ? state.translationGroup : undefined;
}

describe('Merging languages', () => {
  it('makes two pages translations of each other once, however often it is accepted', async () => {
    const [fr, en] = await pair('fleuve');
    const { proposalId } = accepted(await merger.propose(ann, fr, en));
    const first = accepted(await merger.accept(ann, proposalId));
    const again = accepted(await merger.accept(ann, proposalId));
    expect(again.proposal).toEqual(first.proposal);
    expect(await groupOf(en)).toBe(fr);
    const joins = (await world.log.readStream(`content-${en}`)).filter(
      ({ type }) => type === 'TranslationGroupJoined',
    );
    expect(joins).toHaveLength(1);
    expect(first.position).toBe(joins[0]?.position);
    expect(await merger.propose(ann, fr, en)).toMatchObject({
      refusals: [{ code: 'already-translations' }],
    });
  });

  it('returns an open proposal of the same pair unchanged, whichever side proposes', async () => {
    const [fr, en] = await pair('rive');
    const first = accepted(await merger.propose(ann, fr, en));
    const again = accepted(await merger.propose(editor('bob'), fr, en));
    const reverse = accepted(await merger.propose(editor('bob'), en, fr));
    expect([again.proposalId, reverse.proposalId]).toEqual([first.proposalId, first.proposalId]);
  });

  it('is open again once a declined pair is proposed again, as often as that happens', async () => {
    const [fr, en] = await pair('digue');
    const { proposalId } = accepted(await merger.propose(ann, fr, en));
    for (const [source, target] of [
      [fr, en],
      [en, fr],
    ] as const) {
      accepted(await merger.decline(ann, proposalId));
      expect(await merger.accept(ann, proposalId)).toMatchObject({
        refusals: [{ code: 'proposal-settled' }],
      });
      expect(accepted(await merger.propose(ann, source, target))).toMatchObject({
        proposalId,
        proposal: { kind: 'proposed', sourceId: fr, targetId: en },
      });
    }
    accepted(await merger.accept(ann, proposalId));
    expect(await groupOf(en)).toBe(fr);
  });

  it('gives a page one translation per language when two merges are accepted at the same time', async () => {
    const [fr, en] = await pair('quai');
    const other = await world.page('wharf', { locale: 'en' });
    const proposals = [
      accepted(await merger.propose(ann, fr, en)).proposalId,
      accepted(await merger.propose(ann, fr, other)).proposalId,
    ];
    const outcomes = await Promise.all(proposals.map((id) => merger.accept(ann, id)));
    const refusals = outcomes.flatMap((one) => (one.ok ? [] : [one.refusals[0].code]));
    expect(refusals).toEqual(['translation-exists']);
    const groups = [await groupOf(en), await groupOf(other)];
    expect(groups.filter((group) => group === fr)).toHaveLength(1);
  });

  it('resumes a merge that was interrupted after its acceptance', async () => {
    const [fr, en] = await pair('ecluse');
    const { proposalId } = accepted(await merger.propose(ann, fr, en));
    const proposals = new ProposalStore(world.log);
    const data = { proposalId, translationGroup: fr, joining: [en] };
    const happens = {
      commandId: 'cut off',
      actor: 'ann',
      occurredAt: world.clock.now().toISOString(),
    };
    await unfinished.begin('merge-language', proposalId, {}, world.clock.now());
    const loaded = await proposals.load(proposalId);
    await proposals.append(proposalId, loaded, [{ type: 'MergeAccepted', data }], happens);
    expect(await merger.resume()).toBe(0);
    world.clock.advance(60_001);
    expect(await merger.resume()).toBe(1);
    expect(await groupOf(en)).toBe(fr);
    expect(await merger.resume()).toBe(0);
  });

  it.each([
    ['before', 'MergeAccepted'],
    ['after', 'MergeAccepted'],
    ['before', 'TranslationGroupJoined'],
    ['after', 'TranslationGroupJoined'],
  ] as const)('can be requested again when it was interrupted %s %s', async (when, type) => {
    const [fr, en] = await pair(`coupe-${when}-${type.toLowerCase()}`);
    const log = logKilledAt(world.log, when, type);
    const writer = new ContentWriter({ ...world, log });
    const killed = new LanguageMerger({
      ...world,
      writer,
      unfinished,
      proposals: new ProposalStore(log),
    });
    const { proposalId } = accepted(await killed.propose(ann, fr, en));
    await expect(killed.accept(ann, proposalId)).rejects.toThrow(SimulatedKill);
    const again = await merger.propose(ann, fr, en);
    expect(again.ok ? again.value.proposalId : again.refusals[0].code).toBe(
      `${when} ${type}` === 'after TranslationGroupJoined' ? 'already-translations' : proposalId,
    );
    accepted(await merger.accept(ann, proposalId));
    expect(await groupOf(en)).toBe(fr);
    expect(await world.log.readStream(`translation-${proposalId}`)).toHaveLength(2);
  });

  it('that could not be completed reports it, and is completed later', async () => {
    const [fr, en] = await pair('foule');
    const busy = { executeStep: async () => refuse('too-busy') } as const;
    const proposals = new ProposalStore(world.log);
    const crowded = new LanguageMerger({ ...world, writer: busy, unfinished, proposals });
    const { proposalId } = accepted(await crowded.propose(ann, fr, en));
    expect(await crowded.accept(ann, proposalId)).toEqual(refuse('too-busy'));
    world.clock.advance(60_001);
    expect(await crowded.resume()).toBe(1);
    expect(await groupOf(en)).toBe(en);
    expect(await merger.resume()).toBe(1);
    expect(await groupOf(en)).toBe(fr);
    expect(await merger.resume()).toBe(0);
  });

  it('that cannot be resumed does not hold up those begun after it', async () => {
    await unfinished.begin('merge-language', 'no id of ours', {}, new Date(0));
    const [fr, en] = await pair('embacle');
    const busy = { executeStep: async () => refuse('too-busy') } as const;
    const proposals = new ProposalStore(world.log);
    const crowded = new LanguageMerger({ ...world, writer: busy, unfinished, proposals });
    const { proposalId } = accepted(await crowded.propose(ann, fr, en));
    await crowded.accept(ann, proposalId);
    world.clock.advance(60_001);
    await expect(merger.resume()).rejects.toThrow('an identifier is');
    expect(await groupOf(en)).toBe(fr);
    await unfinished.end('merge-language', 'no id of ours');
    expect(await merger.resume()).toBe(0);
  });

  it('is refused between pages of one language, and for pages that do not exist', async () => {
    const one = await world.page('un');
    const other = await world.page('deux');
    expect(await merger.propose(ann, one, other)).toMatchObject({
      refusals: [{ code: 'proposal-same-locale' }],
    });
    const gone = await world.page('parti', { locale: 'en' });
    accepted(
      await world.writer.execute(ann, { type: 'delete-content', contentId: gone }, randomUUID()),
    );
    expect(await merger.propose(ann, one, gone)).toMatchObject({
      refusals: [{ code: 'content-deleted', path: ['targetId'] }],
    });
  });

  it('requires the right to write content', async () => {
    const [fr, en] = await pair('porte');
    const { proposalId } = accepted(await merger.propose(ann, fr, en));
    for (const refused of [
      await merger.propose(anonymous, fr, en),
      await merger.accept(anonymous, proposalId),
      await merger.decline(anonymous, proposalId),
    ])
      expect(refused).toMatchObject({ refusals: [{ code: 'sign-in-required' }] });
  });
});
