import type { MissedSearch } from '@parvis/contracts/missed-searches/missed-search.ts';
import { expect, test } from 'vitest';
import { MissCounter } from './miss-counter.ts';

const day = '2026-03-02';
const missed = (words: string, place: MissedSearch['place'] = 'offers'): MissedSearch => ({
  place,
  locale: 'fr',
  compared: words,
  shown: words,
});
/** Notes a search from each of these networks; returns how many were to be added each time. */
const from = (counter: MissCounter, networks: readonly number[], words = 'actuaire', on = day) =>
  networks.map((network) => counter.note(missed(words), `10.0.0.${network}`, on)?.networks ?? 0);

test('words are counted once five networks sent them on one day, and then for each further one', () => {
  const counter = new MissCounter();
  expect(from(counter, [1, 2, 3, 4])).toEqual([0, 0, 0, 0]);
  expect(from(counter, [5, 6, 7])).toEqual([5, 1, 1]);
});

test('a network counts once, however often it sends the words', () => {
  const counter = new MissCounter();
  expect(from(counter, [1, 1, 1, 1, 1, 1, 2, 3, 4, 4])).toEqual(Array(10).fill(0));
  expect(from(counter, [5, 5, 1])).toEqual([5, 0, 0]);
});

test('the addresses of one subscriber in IPv6 are one network', () => {
  const counter = new MissCounter();
  const counted = [1, 2, 3, 4, 5, 6].map((host) =>
    counter.note(missed('actuaire'), `2001:db8:1:2::${host}`, day),
  );
  expect(counted.every((one) => one === undefined)).toBe(true);
});

test('searches of the day before do not add up with those of today', () => {
  const counter = new MissCounter();
  from(counter, [1, 2, 3, 4]);
  expect(from(counter, [5], 'actuaire', '2026-03-03')).toEqual([0]);
});

test('the lists of offers and the site are counted apart', () => {
  const counter = new MissCounter();
  from(counter, [1, 2, 3, 4]);
  expect(counter.note(missed('actuaire', 'site'), '10.0.0.5', day)).toBeUndefined();
});

test('what was only the beginning of a longer search is not counted', () => {
  const counter = new MissCounter();
  for (const network of [1, 2, 3, 4, 5, 6]) {
    expect(from(counter, [network], 'act')).toEqual([0]);
    expect(from(counter, [network], 'actuai')).toEqual([0]);
    expect(from(counter, [network])).toEqual([network < 5 ? 0 : network === 5 ? 5 : 1]);
  }
});

test('one network that sends ever other words is soon not counted any more', () => {
  const counter = new MissCounter();
  for (let word = 0; word < 20; word += 1) from(counter, [5], `x${word}x`);
  expect(from(counter, [1, 2, 3, 4, 5, 6])).toEqual([0, 0, 0, 0, 0, 5]);
});
