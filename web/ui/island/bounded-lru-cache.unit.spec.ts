import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { BoundedLruCache, flattenText } from './bounded-lru-cache.ts';

test('a value is computed once while it is cached, and the least recently used one is evicted first', () => {
  const texts = new BoundedLruCache<string>(12);
  const made: string[] = [];
  const get = (key: string) =>
    texts.get(key, () => {
      made.push(key);
      return key.repeat(4);
    });
  expect([get('a'), get('b'), get('a')]).toEqual(['aaaa', 'bbbb', 'aaaa']);
  get('c');
  expect(get('a')).toBe('aaaa');
  expect(get('b')).toBe('bbbb');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('a flattened text takes no more memory than its characters, however it was built', () => {
  setFlagsFromString('--expose-gc');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- V8 exposes it under that flag
  const collect = runInNewContext('gc') as () => void;
  const characters = 2_000_000;
  const texts = new BoundedLruCache<string>(2 * characters);
  collect();
  const before = process.memoryUsage().heapUsed;
  const text = texts.get('key', () => {
    let appended = '';
    for (let at = 0; at < characters; at += 1) appended += 'x';
    return flattenText(appended);
  });
  collect();
  expect(text).toHaveLength(characters);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(2 * characters);
});
