import { changeEndpoints } from '@parvis/contracts/audit/change-endpoints.ts';
import { auditEndpoints } from '@parvis/contracts/audit/endpoints.ts';
import { exposureEndpoints } from '@parvis/contracts/audit/exposure-endpoints.ts';
import { mementoEndpoints } from '@parvis/contracts/memento/endpoints.ts';
import { type SeededRandom, seededRandom } from '../../random/seeded-random.ts';
import { wholeSize } from './history.ts';
import { sectionOf } from './kinds-of-lives.ts';
import { padded, sentence } from './sample-content.ts';

const years = 9;
const dayMs = 86_400_000;

type Query = Readonly<Record<string, string>>;

/** What an auditor asks: a name, the address that answers, and a query that is different each time. */
export type Question = readonly [
  name: string,
  path: string,
  query: (random: SeededRandom) => Query,
];

/** The questions that read what was public at an instant or between two. */
export function questionsOfThePast(pages: number): readonly Question[] {
  const { reconstructPage } = auditEndpoints;
  const versions = mementoEndpoints.listMementos.path.replace('{format}', 'json');
  const at = (path: string) => (random: SeededRandom) => ({ path, at: instantOf(random) });
  return [
    [
      'A page, with the changes before and after',
      reconstructPage.path,
      (random) => at(pageOf(pages, random))(random),
    ],
    ['The list of offers', reconstructPage.path, at('/emploi-carriere/toutes-offres-emploi')],
    ['The list of news', reconstructPage.path, at('/toutes-actualites')],
    ['A sitemap', reconstructPage.path, at('/sitemap-pages/1.xml')],
    ['The versions of a page (Memento)', versions, (random) => ({ path: pageOf(pages, random) })],
  ];
}

/** The questions about everything that changed between two instants. */
export function questionsOfChanges(pages: number): readonly Question[] {
  const { listPublicChanges, countPublicChanges } = changeEndpoints;
  const ofSection = (random: SeededRandom) => ({
    section: pathOfSection(random.between(0, pages - 1)),
  });
  return [
    ['Changes of a month', listPublicChanges.path, monthOf],
    [
      'Changes of a month, of a section',
      listPublicChanges.path,
      (random) => ({ ...monthOf(random), ...ofSection(random) }),
    ],
    [
      'Changes of a month, of offers',
      listPublicChanges.path,
      (random) => ({ ...monthOf(random), kind: 'offer' }),
    ],
    ['Changes of a month, counted by day', countPublicChanges.path, monthOf],
    [
      'Changes of years, counted by day',
      countPublicChanges.path,
      (random) => ({ to: instantOf(random) }),
    ],
  ];
}

/** The questions to the ledger of all that was ever saved. */
export function questionsToLedger(pages: number): readonly Question[] {
  const { path } = exposureEndpoints.findExposures;
  const words = (random: SeededRandom, count: number) =>
    sentence(random, count).replace(/ \d+$/, '');
  const whole = (random: SeededRandom) =>
    sentence(seededRandom(random.between(0, wholeSize.different.content - 1)), 14);
  return [
    ['Ledger: a sentence', path, (random) => ({ text: whole(random) })],
    [
      'Ledger: a sentence, drafts as well',
      path,
      (random) => ({ text: whole(random), unpublished: 'yes' }),
    ],
    ['Ledger: a word and a number', path, (random) => ({ text: sentence(random, 1) })],
    ['Ledger: two words', path, (random) => ({ text: words(random, 2) })],
    ['Ledger: a word of every page', path, (random) => ({ text: words(random, 1) })],
    [
      'Ledger: what nobody wrote',
      path,
      (random) => ({ text: `inconnu ${random.between(1, 9_999)}` }),
    ],
    ['Ledger: a medium', path, (random) => ({ media: `v${padded(random.between(0, pages))}` })],
    ['Ledger: a link', path, (random) => ({ link: pageOf(pages, random) })],
  ];
}

/** The files that an auditor takes away. */
export function exportsFor(pages: number): readonly Question[] {
  const { downloadArchive, downloadBundle } = auditEndpoints;
  const path = (random: SeededRandom) => ({ path: pageOf(pages, random) });
  return [
    ['Changes of a month as CSV', changeEndpoints.exportChangesAsCsv.path, monthOf],
    [
      'A web archive of a page',
      downloadArchive.path,
      (random) => ({ ...path(random), at: instantOf(random) }),
    ],
    [
      'A bundle of evidence of a page over a month',
      downloadBundle.path,
      (random) => ({ ...path(random), ...monthOf(random), purpose: 'mesure' }),
    ],
  ];
}

function pageOf(pages: number, random: SeededRandom): string {
  const number = random.between(0, pages - 1);
  return `${pathOfSection(number)}/page-${padded(number)}`;
}

function pathOfSection(page: number): string {
  return `/echelle/partie-${sectionOf(page)}`;
}

/** Returns a random instant of the years before this one. */
function instantOf(random: SeededRandom): string {
  return new Date(Date.now() - random.between(1, years * 365) * dayMs).toISOString();
}

function monthOf(random: SeededRandom): { readonly from: string; readonly to: string } {
  const from = instantOf(random);
  return { from, to: new Date(Date.parse(from) + 30 * dayMs).toISOString() };
}
