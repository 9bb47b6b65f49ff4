import { createHash } from 'node:crypto';
import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { positionFrom } from '@parvis/contracts/log/position.ts';
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commitmentTo, LeafMaker } from './leaf.ts';

const maker = new LeafMaker(Buffer.alloc(32, 1));

function event(given: Partial<RecordedEvent> = {}): RecordedEvent {
  return {
    position: positionFrom(7n),
    stream: 'content-a',
    revision: 2,
    id: '11111111-2222-5333-8444-555555555555',
    type: 'HeaderSaved',
    metadata: { commandId: 'c', actor: 'anne', occurredAt: '2026-01-02T03:04:05.006Z', version: 1 },
    data: { title: 'Ouvert', revision: 3, tags: ['a', 'é'], nothing: null },
    ...given,
  };
}

test('the format of a leaf is fixed', () => {
  expect(maker.leafOf(event())).toBe(
    '{"data":{"nothing":null,"revision":3,"tags":[{"c":"txldsc9RdIn-LAAyhfNz6QhVbvCjes3xjrWhhm1tksU"},{"c":"h2-hcuyjt-lrBGFI6vQXFsCJ-0hIyuvezpejgUefdA4"}],"title":{"c":"pfPwI3P9demv5JG9Yf1qX7L_wiKfssSykYTzEG_Qt7g"}},' +
      '"id":"11111111-2222-5333-8444-555555555555","metadata":{"actor":"anne","commandId":"c",' +
      '"occurredAt":"2026-01-02T03:04:05.006Z","version":1},"position":"00000000000000000007",' +
      '"revision":2,"stream":"content-a","type":"HeaderSaved"}',
  );
  expect(maker.hashOf(event()).toString('hex')).toBe(
    '0d50a37d6d77f0115b8d33575d9c2063de61fc144db8de20b71db670ae51d4f7',
  );
});

test('a leaf is canonical JSON of the event, whatever its data', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (data, storedMetadata) => {
      const leaf = maker.leafOf(event({ data, storedMetadata }));
      expect(leaf).toBe(canonicalize(JSON.parse(leaf)));
      expect(JSON.parse(leaf)).toMatchObject({
        metadata: JSON.parse(JSON.stringify(storedMetadata)),
      });
    }),
    { seed: 44 },
  );
});

test('the order in which fields are stored does not matter', () => {
  const data = { nothing: null, tags: ['a', 'é'], revision: 3, title: 'Ouvert' };
  expect(maker.leafOf(event({ data }))).toBe(maker.leafOf(event()));
});

test.each([2, 12, 13, 40])(
  '%d names in any order are sorted as canonical JSON has them',
  (count) => {
    const names = ['b', 'é', '\u{1f600}', '\ufb01', 'B', '10', '9'];
    const name = (n: number) => `${names[n % names.length]}${n % 3}${n}`;
    const entries = Array.from({ length: count }, (_, n) => [name(n), n]);
    const data = Object.fromEntries(entries);
    const backwards = Object.fromEntries(entries.toReversed());
    for (const one of [data, backwards])
      expect(maker.leafOf(event({ data: one }))).toContain(`{"data":${canonicalize(data)},"id":`);
  },
);

test('every text is withheld from a leaf, and proved with its salt, as a shell computes it', () => {
  const texts = maker.disclose(event());
  expect(texts.map(({ text }) => text)).toEqual(['a', 'é', 'Ouvert']);
  const leaf = maker.leafOf(event());
  expect(leaf).not.toContain('Ouvert');
  for (const { text, salt } of texts) {
    const digest = createHash('sha256').update(`${salt}"${text}"`).digest('base64url');
    expect(commitmentTo(text, salt)).toBe(digest);
    expect(leaf).toContain(`{"c":"${digest}"}`);
  }
});

test('equal texts have unequal salts, and so have events and installations', () => {
  const twice = { a: 'same', b: 'same' };
  const salts = [maker, new LeafMaker(Buffer.alloc(32, 2))].flatMap((one) =>
    ['11111111-2222-5333-8444-555555555555', '21111111-2222-5333-8444-555555555555'].flatMap((id) =>
      one.disclose(event({ id, data: twice })).map(({ salt }) => salt),
    ),
  );
  expect(new Set(salts).size).toBe(8);
});

test.each<Partial<RecordedEvent>>([
  { position: positionFrom(8n) },
  { stream: 'content-b' },
  { revision: 3 },
  { id: '11111111-2222-5333-8444-555555555556' },
  { type: 'HeaderRestored' },
  { metadata: { ...event().metadata, occurredAt: '2026-01-02T03:04:05.007Z' } },
  { data: { title: 'Ouvert.', revision: 3, tags: ['a', 'é'], nothing: null } },
  { data: { title: 'Ouvert', revision: 4, tags: ['a', 'é'], nothing: null } },
  { data: { title: 'Ouvert', revision: 3, tags: ['é', 'a'], nothing: null } },
  { data: { title: 'Ouvert', revision: 3, tags: ['a', 'é'] } },
])('a change of %j is another leaf', (change) => {
  expect(maker.hashOf(event(change))).not.toEqual(maker.hashOf(event()));
});
