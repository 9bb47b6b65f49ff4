import { synonymEndpoints as at } from '@parvis/contracts/synonyms/endpoints.ts';
import { suppliedSynonyms } from '@parvis/contracts/synonyms/synonym-list.ts';
import { listChangedTags } from '@parvis/projections/engine/changed-tags.ts';
import { readSynonyms } from '@parvis/projections/synonyms/read-synonyms.ts';
import { synonyms } from '@parvis/projections/synonyms/synonyms.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ServedStreams, serveStreams } from '../streams/testing/served-streams.ts';
import { synonymRoutes } from './synonyms.ts';

const nothing = { total: 0, titles: [] };
const cash = { locale: 'en', kind: 'both-way', words: ['cash', 'treasury'] } as const;
const sea = { locale: 'fr', kind: 'one-way', words: ['mer'], means: ['océan'] } as const;
let served: ServedStreams;

beforeEach(async () => {
  served = await serveStreams([synonyms], ({ log, clock, accountNames, pool }) =>
    synonymRoutes({
      log,
      clock,
      accountNames,
      db: pool,
      preview: async ({ typed, rules }) => ({
        offers: null,
        site: { current: nothing, edited: { total: rules.length, titles: [typed] } },
      }),
    }),
  );
});
afterEach(() => served.close());

const save = (rules: readonly object[], ifMatch: number) =>
  served.call(at.saveSynonyms, { body: { rules }, ifMatch, as: 'editor' });
const rulesInUse = async () => {
  await served.catchUp();
  return (await readSynonyms(served.world.pool)).rules;
};

test('until a list is saved, the one supplied with the product applies and is shown', async () => {
  const read = await served.call(at.getSynonyms);
  expect(read.body).toEqual({ ...suppliedSynonyms, revision: 0, updatedAt: null, updatedBy: null });
  expect(read.headers.get('etag')).toMatch(/^"0\./);
  expect(await rulesInUse()).toEqual(suppliedSynonyms.rules);
});

test('a list that an editor saves replaces it, also when it is empty, and caches are notified', async () => {
  const before = await served.world.log.head();
  expect((await save([cash, sea], 0)).body).toMatchObject({ rules: [cash, sea], revision: 1 });
  expect(await rulesInUse()).toEqual([cash, sea]);
  const { tags, position } = await listChangedTags(served.world.pool, 'synonyms', before);
  expect(tags).toEqual([{ tag: 'synonyms', position }]);
  await save([], 1);
  expect(await rulesInUse()).toEqual([]);
});

test('an editor who has not seen the newest list overwrites nothing', async () => {
  await save([cash], 0);
  const stale = await save([sea], 0);
  expect([stale.status, stale.problem?.code]).toEqual([412, 'stale-revision']);
  expect(await rulesInUse()).toEqual([cash]);
});

test('an earlier list is restored as a new one, and the history shows both', async () => {
  await save([cash], 0);
  await save([sea], 1);
  const restore = (revision: number) =>
    served.call(at.restoreSynonyms, { body: { revision }, ifMatch: 2, as: 'editor' });
  expect((await restore(9)).problem?.code).toBe('revision-not-found');
  expect((await restore(1)).body).toMatchObject({ rules: [cash], revision: 3 });
  const { body } = await served.call(at.synonymsHistory);
  expect(body['items']).toMatchObject([
    { revision: 3, restored: 1, content: { rules: [cash] } },
    { revision: 2, former: { rules: [cash] } },
    { revision: 1, restored: null },
  ]);
});

test.each<readonly [what: string, rule: object, pointer: string]>([
  ['of one word', { ...cash, words: ['cash'] }, '/rules/0/words'],
  ['without a meaning', { ...sea, means: [] }, '/rules/0/means'],
  ['of no language', { ...cash, locale: 'de' }, '/rules/0/locale'],
  ['with an empty word', { ...cash, words: ['cash', ' '] }, '/rules/0/words/1'],
])('a rule %s is refused, naming the field', async (_what, rule, pointer) => {
  const refused = await save([rule], 0);
  expect([refused.status, refused.problem?.errors[0]]).toMatchObject([422, { pointer }]);
});

test('a search is tried with a list that is not saved', async () => {
  const body = { locale: 'fr', typed: 'mer', rules: [sea] };
  const { body: tried } = await served.call(at.previewSynonyms, { body, as: 'auditor' });
  expect(tried).toEqual({
    offers: null,
    site: { current: nothing, edited: { total: 1, titles: ['mer'] } },
  });
  expect(await rulesInUse()).toEqual(suppliedSynonyms.rules);
});

test('auditors read the list but do not change it', async () => {
  expect((await served.call(at.getSynonyms, { as: 'auditor' })).status).toBe(200);
  const refused = await served.call(at.saveSynonyms, {
    body: { rules: [] },
    ifMatch: 0,
    as: 'auditor',
  });
  expect(refused.status).toBe(403);
});
