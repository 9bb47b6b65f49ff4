import { expect, test } from 'vitest';
import { RecentTexts } from './recent-texts.ts';

test('a text is made once while it is used, and what was unused longest is forgotten first', () => {
  const texts = new RecentTexts(12);
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
