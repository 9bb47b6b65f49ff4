// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('idb');
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('texts in local storage are found while the disk cannot be read', async () => {
  vi.resetModules();
  const transaction = vi.fn<() => never>(() => {
    throw new DOMException('The database is closing.', 'InvalidStateError');
  });
  vi.doMock('idb', () => ({ openDB: () => Promise.resolve({ transaction }) }));
  vi.stubGlobal('IDBKeyRange', { bound: () => undefined });
  const { storeText, listStoredTexts } = await import('./stored-texts.ts');
  await storeText('desk.1', 'Une phrase');
  await storeText('other.1', 'Une autre');
  expect(await listStoredTexts('desk.')).toEqual([['desk.1', 'Une phrase']]);
  expect(transaction).toHaveBeenCalled();
});
