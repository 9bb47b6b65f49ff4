import { expect, test } from 'vitest';
import { foldText } from '../engine/fold-text.ts';
import { findByTitle } from './find-by-title.ts';
import {
  inTitleSql,
  likeWordsSql,
  meantWords,
  rankTitle,
  titleRanks,
  titleSearch,
} from './title-search.ts';

const rank = (title: string, typed: string) => rankTitle(foldText(title), titleSearch(typed));

test.each([
  ['Notre stratégie climat', 'notre strategie CLIMAT', titleRanks.same],
  ['Notre stratégie climat', 'notre strat', titleRanks.begins],
  ['L’eau des fleuves', 'eau', titleRanks.begins],
  ['Notre stratégie climat', 'climat strat', titleRanks.words],
  ['Développement', 'veloppe', titleRanks.within],
  ['Notre stratégie climat', 'stratgie', titleRanks.typo],
  ['Notre stratégie climat', 'climta', titleRanks.typo],
  ['Menus', 'mneu', titleRanks.typo],
  ['Notre stratégie climat', 'stratgei climat', titleRanks.typo + 1],
  ['Notre stratégie climat', 'notre statégie cliamt', titleRanks.typo + 1],
])('“%s” fits “%s” with rank %i', (title, typed, expected) => {
  expect(rank(title, typed)).toBe(expected);
});

test.each([
  ['Notre stratégie climat', 'gouvernance'],
  ['Notre stratégie climat', 'climat gouvernance'],
  ['Le port', 'pont neuf'],
  ['Les prix', 'pri2'],
])('“%s” does not fit “%s”', (title, typed) => {
  expect(rank(title, typed)).toBeUndefined();
});

test('single letters beside words, such as elided articles, are not searched for', () => {
  expect(titleSearch('l’eau à Brest').words).toEqual(['eau', 'brest']);
  expect(titleSearch('B').words).toEqual(['b']);
  expect(titleSearch('?!').words).toEqual([]);
});

test('a text without words has no condition that is true', () => {
  const search = titleSearch('…');
  expect(inTitleSql(['title'], search).sql).toBe('false');
  expect(likeWordsSql('word', search)).toEqual([]);
});

test('people are found by name and address, across typos, the best first', () => {
  const people = [
    'Anne Riou anne@b.example',
    'Annick Le Goff le-goff@b.example',
    'Jean Anne j@b.example',
  ];
  const found = (typed: string) => findByTitle(people, typed, (text) => text);
  expect(found('anne')).toEqual([people[0], people[2], people[1]]);
  expect(found('le-goff@b')).toEqual([people[1]]);
  expect(found('anick')).toEqual([people[1]]);
  expect(found('')).toEqual([]);
});

test('a typo means words, and the last word also beginnings of words, the closest first', () => {
  const meant = (typed: string, ...among: readonly string[]) =>
    Object.fromEntries(meantWords(titleSearch(typed), among));
  expect(meant('climta', 'climat', 'climatique', 'gouvernance')).toEqual({
    climta: ['clima'],
  });
  expect(meant('gouvrenance climat', 'gouvernance', 'gouvernances', 'climats')).toEqual({
    gouvrenance: ['gouvernance'],
    climat: ['clima'],
  });
  expect(meant('pri2', 'prix')).toEqual({ pri2: [] });
});

test('a word of one or two letters begins one, and is not looked for beside longer ones', () => {
  const patterns = (typed: string) => inTitleSql(['title'], titleSearch(typed)).values;
  expect(patterns('le port')).toEqual([['%port%']]);
  const [short] = patterns('qu');
  expect(short).toEqual(expect.arrayContaining(['qu%', '% qu%', '%’qu%', '%-qu%']));
  expect(short).not.toContain('%qu%');
});

test('of several lists of words that may be meant, the index is for the shortest', () => {
  const meant = new Map([
    ['climat', ['climax', 'clima']],
    ['port', ['pont']],
  ]);
  const { sql, values } = inTitleSql(['title'], titleSearch('climat port'), meant);
  expect(sql).toBe("((title || '') like any ($1::text[])) and (title like any ($2::text[]))");
  expect(values).toEqual([
    ['%climat%', '%climax%', '%clima%'],
    ['%port%', '%pont%'],
  ]);
});
