import { expect, test } from 'vitest';
import { readMetadata } from './recorded-metadata.ts';

const own = {
  commandId: 'c1',
  actor: 'editor1',
  occurredAt: '2026-01-02T03:04:05.006Z',
  version: 1,
};

test('metadata of this application are returned as they are', () => {
  expect(readMetadata({ ...own, added: 'later' })).toEqual({
    metadata: { ...own, added: 'later' },
  });
});

test.each([
  [undefined, 'its metadata lack everything'],
  ['text', 'its metadata lack everything'],
  [{ ...own, actor: undefined }, 'its metadata lack actor'],
  [{ ...own, actor: 1, version: 0 }, 'its metadata lack actor, version'],
])('of the metadata %j of another application, what is missing is named', (value, malformed) => {
  const createdAt = '2026-03-04T05:06:07.008Z';
  expect(readMetadata(value, createdAt)).toEqual({
    metadata: { commandId: '', actor: '', occurredAt: createdAt, version: 1 },
    malformed,
    storedMetadata: value,
  });
});
