import { expect, test } from 'vitest';
import { ContentHistory, contentId } from '../engine/testing/content-history.ts';
import { projectionWorld, waitLimitMs } from '../engine/testing/projection-world.ts';
import { listMergeProposals, readMergeProposal } from './list-merge-proposals.ts';
import { mergeProposals } from './merge-proposals.ts';

const [first, second] = [contentId(101), contentId(102)];

test('proposals are listed newest first with current titles, and filtered by side and status', async () => {
  const { db, log, start } = await projectionWorld();
  const history = new ContentHistory(log);
  const french = history.create('fr', { title: 'Groupe', slug: 'groupe' });
  const english = history.create('en', { title: 'Group', slug: 'group' });
  const other = history.create('en', { title: 'Other', slug: 'other' });
  const side = (id: string) => ({ contentId: id, translationGroup: id, headerRevision: 1 });
  const propose = (proposalId: string, target: string) =>
    log.append(`translation-${proposalId}`, {
      type: 'MergeProposed',
      data: { proposalId, source: side(french), target: side(target) },
    });
  propose(first, english);
  propose(second, other);
  const data = { proposalId: first, translationGroup: french, joining: [english] };
  log.append(`translation-${first}`, { type: 'MergeAccepted', data });
  log.append(`translation-${second}`, { type: 'MergeDeclined', data: { proposalId: second } });
  history.saveHeader(french, { title: 'Le groupe', slug: 'groupe' });
  const engine = start([mergeProposals]);
  expect(await engine.waitUntil(['merge-proposals'], await log.head(), waitLimitMs)).toBe(true);

  const source = { id: french, locale: 'fr', title: 'Le groupe' };
  const accepted = {
    id: first,
    status: 'accepted',
    source,
    target: { id: english, locale: 'en', title: 'Group' },
  };
  const declined = {
    id: second,
    status: 'declined',
    source,
    target: { id: other, locale: 'en', title: 'Other' },
  };
  const paging = { page: 1, pageSize: 20 };
  expect(await listMergeProposals(db.pool, paging)).toEqual({
    items: [declined, accepted],
    total: 2,
    ...paging,
  });
  expect((await listMergeProposals(db.pool, { ...paging, contentId: english })).items).toEqual([
    accepted,
  ]);
  expect((await listMergeProposals(db.pool, { ...paging, status: 'declined' })).items).toEqual([
    declined,
  ]);
  expect(await listMergeProposals(db.pool, { page: 2, pageSize: 1 })).toMatchObject({
    items: [accepted],
    total: 2,
  });
  expect(await readMergeProposal(db.pool, first)).toEqual(accepted);
  expect(await readMergeProposal(db.pool, contentId(103))).toBe(undefined);
  propose(second, other);
  expect(await engine.waitUntil(['merge-proposals'], await log.head(), waitLimitMs)).toBe(true);
  expect(await readMergeProposal(db.pool, second)).toEqual({ ...declined, status: 'proposed' });
});
