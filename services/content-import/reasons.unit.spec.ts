import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importReasons, readReason } from '@parvis/contracts/content-import/reasons.ts';
import { expect, test } from 'vitest';

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.spec\.ts$|^testing\//.test(file))
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n');

/** The longest words of a reason, as the source has them. */
const wordsOf = (sentence: string) =>
  sentence.split('*').toSorted((one, other) => other.length - one.length)[0] ?? '';

test.each(Object.entries(importReasons))('an importer gives the reason %s', (code, sentence) => {
  const words = code === 'summary-cut' ? ' is cut after ' : wordsOf(sentence);
  const tail = (words.split(': ').at(-1) ?? '').replace(/^it is /, '');
  expect(sources.includes(words) || sources.includes(tail)).toBe(true);
});

test('a reason is recognised with what it names', () => {
  expect(readReason('the site does not have its language, de')).toEqual({
    code: 'language',
    first: 'de',
    second: '',
  });
  expect(readReason('another item has “quai”: it is “quai-2”')).toEqual({
    code: 'address-other',
    first: 'quai',
    second: 'quai-2',
  });
  expect(readReason('it cannot be read: its front matter is not well formed: no')?.code).toBe(
    'front',
  );
  for (const [code, sentence] of Object.entries(importReasons))
    expect(readReason(sentence.replaceAll('*', 'x'))?.code).toBe(code);
  expect(readReason('something else')).toBeUndefined();
});
