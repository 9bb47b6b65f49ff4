import type { FeedProblem } from '@parvis/contracts/careers/absences.ts';

const sentences: Readonly<Record<FeedProblem['code'], string>> = {
  'not-fetched': 'could not be fetched',
  nothing: 'is empty',
  'all-refused': 'contains no record that could be imported',
  syntax: 'is no JSON',
  'page-without-offers': 'is a web page without offers',
  'no-offers': 'is XML without jobs',
  'no-records': 'has no records at the path of its mapping',
  'unknown-format': 'is in none of the formats known; the first record has the fields',
  'too-long': 'is longer than a feed may be',
  'cut-off': 'ends in the middle',
  'mapping-missing': 'is read by a mapping that was deleted',
  'secret-lost': 'has a secret that cannot be opened: set it again',
  'too-costly': 'takes too much time or memory to read',
};

/** Returns why a feed as a whole cannot be read, as the end of an English sentence. */
export function describeProblem({ code, words }: FeedProblem): string {
  if (words === undefined) return sentences[code];
  return `${sentences[code]}${code === 'unknown-format' ? ' ' : ': '}${words}`;
}
