import { expect, test } from 'vitest';
import { swapQuotes } from './swap-quotes.ts';

test('a text comes back whole, whatever quotes and tildes it contains', () => {
  const props = { title: 'Say "~" or \\"', tilde: '~', none: null, list: ['"', "'", '«~»'] };
  expect(JSON.parse(swapQuotes(swapQuotes(JSON.stringify(props))))).toEqual(props);
});

test('JSON of names and plain texts has nothing left to escape', () => {
  expect(swapQuotes('{"name":"a list","count":2}')).toBe('{~name~:~a list~,~count~:2}');
});
