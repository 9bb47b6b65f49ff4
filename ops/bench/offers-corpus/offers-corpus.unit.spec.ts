import { expect, test } from 'vitest';
import { readCorpus } from './corpus.ts';
import { demonstrationOffers, occupationOffers } from './corpus-offers.ts';
import { findAsTheList } from './find-as-the-list.ts';
import { type Answer, figuresOf, runCorpus } from './run-corpus.ts';

const wrong = (answers: readonly Answer[]) =>
  answers.filter(({ isRight }) => !isRight).map(({ typed }) => typed);

test('searches of the demonstration find what candidates expect', async () => {
  const offers = demonstrationOffers();
  const answers = await runCorpus(offers, readCorpus('demonstration'), await findAsTheList(offers));
  const { searches, expected, found, meanRank } = figuresOf(answers);
  expect(searches).toBeGreaterThan(250);
  expect(wrong(answers)).toEqual([]);
  expect(found / expected).toBeGreaterThan(0.95);
  expect(meanRank).toBeLessThan(1.2);
});

test('searches among 20,000 offers find occupations by either gender', async () => {
  const offers = occupationOffers();
  const answers = await runCorpus(offers, readCorpus('occupations'), await findAsTheList(offers));
  const { searches, expected, found } = figuresOf(answers);
  expect(searches).toBeGreaterThan(70);
  expect(wrong(answers)).toEqual([]);
  expect(found / expected).toBeGreaterThan(0.95);
});
