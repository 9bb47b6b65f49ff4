import type { Figure } from '../rounds.ts';
import { readCorpus } from './corpus.ts';
import { demonstrationOffers, occupationOffers } from './corpus-offers.ts';
import { findAsTheList } from './find-as-the-list.ts';
import { figuresOf, runCorpus } from './run-corpus.ts';

/** What the engine found before keywords were interpreted, at commit 8b056eca. */
const before = {
  demonstration: '129 of the first 270 right; 3,247 of 9,012 offers found; mean rank 1.22',
  occupations: '47 of 79 right; 2,299 of 7,666 offers found; mean rank 1.00',
} as const;

/** Measures what searches as candidates type them find, of what they should. */
export async function benchOffersCorpus(): Promise<Figure[]> {
  const corpora = { demonstration: demonstrationOffers, occupations: occupationOffers } as const;
  const figures: Figure[] = [];
  for (const name of ['demonstration', 'occupations'] as const) {
    const offers = corpora[name]();
    const answers = await runCorpus(offers, readCorpus(name), await findAsTheList(offers));
    const { searches, right, expected, found, meanRank } = figuresOf(answers);
    const size = offers.size.toLocaleString('en');
    figures.push({
      name: `Searches as candidates type them, ${name}, ${size} offers`,
      ours: [
        `${right} of ${searches} right`,
        `${found.toLocaleString('en')} of ${expected.toLocaleString('en')} offers found`,
        `mean rank ${meanRank.toFixed(2)}`,
      ].join('; '),
      reference: `before: ${before[name]}`,
    });
  }
  return figures;
}
