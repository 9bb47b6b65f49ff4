import { offerSchema, placesOf } from '@parvis/contracts/careers/offer.ts';
import {
  englishTypography,
  frenchTypography,
} from '@parvis/contracts/messages/testing/typography.ts';
import { toPlainText } from '@parvis/contracts/rich-text/plain-text.ts';
import type { ImportReport } from '@parvis/services/careers/import-feed/import-request.ts';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../random/seeded-random.ts';
import type { SeededSite } from '../seed/seeded-site.ts';
import { type OfferLife, offerLives } from './offer-life.ts';
import { offersHistory } from './offers-history.ts';
import { readOfferStock } from './read-offer-stock.ts';

const today = '2026-11-21';
const lives = offerLives(2_000, today, seededRandom(1868));
const isOpen = ({ stages }: OfferLife) => stages.at(-1)?.became === 'given';
const recordsOf = ({ stages }: OfferLife) =>
  stages.flatMap((stage) => (stage.became === 'given' ? [stage.record] : []));

test('the same offers are generated each time', () => {
  expect(offerLives(50, today, seededRandom(7))).toEqual(offerLives(50, today, seededRandom(7)));
});

test.each(['2026-11-21', '2027-06-15', '2031-02-28'])(
  'several hundred of 2,000 are open whenever the demonstration is written: %s',
  (day) => {
    const open = offerLives(2_000, day, seededRandom(1868)).filter(isOpen);
    expect(open.length).toBeGreaterThan(600);
    expect(open.length).toBeLessThan(900);
  },
);

test('offers are numbered by their opening dates, which cover eighteen months and end before today', () => {
  const opened = lives.map(({ stages }) => stages[0].at);
  expect(opened).toEqual(opened.toSorted());
  expect(new Set(lives.map(({ offer }) => offer.reference)).size).toBe(2_000);
  const days = (Date.parse(today) - Date.parse(opened[0] ?? '')) / 86_400_000;
  expect(days).toBeGreaterThan(530);
  const stages = lives.flatMap((life) => life.stages);
  expect(stages.filter(({ at }) => at > `${today}T04:30`)).toEqual([]);
});

test('the events of an offer are in order: revised while open, ended once', () => {
  for (const { stages } of lives) {
    const times = stages.map(({ at }) => at);
    expect(times).toEqual(times.toSorted());
    expect(new Set(times).size).toBe(times.length);
    const ends = stages.findIndex(({ became }) => became !== 'given');
    expect(ends === -1 || ends === stages.length - 1).toBe(true);
  }
});

test('an open offer still takes applications', () => {
  const over = lives
    .filter(isOpen)
    .flatMap((life) => recordsOf(life).at(-1)?.closesAt ?? [])
    .filter((closesAt) => closesAt <= today);
  expect(over).toEqual([]);
});

test('every offer is complete, in every language in which offers are written, and has a salary', () => {
  for (const record of lives.flatMap(recordsOf)) {
    const offer = offerSchema.parse(record);
    for (const locale of readOfferStock().languages) {
      expect(offer.title[locale]?.length).toBeGreaterThan(3);
      expect(offer.description[locale]?.content.length).toBe(12);
    }
    expect(offer.salary).toMatchObject({ minimum: expect.any(Number) });
  }
});

test('the six banks and the Group hire, in nine countries', () => {
  const open = lives.filter(isOpen).flatMap((life) => recordsOf(life).slice(-1));
  expect(new Set(open.map(({ entity }) => entity))).toEqual(
    new Set(readOfferStock().employers.map(({ name }) => name)),
  );
  expect(new Set(open.map(({ place }) => place?.country)).size).toBe(9);
});

test('some offers can be taken up in several towns of their employer', () => {
  const several = lives
    .flatMap((life) => recordsOf(life).slice(-1))
    .filter(({ otherPlaces = [] }) => otherPlaces.length > 0);
  expect(several.length).toBeGreaterThan(100);
  expect(several.length).toBeLessThan(250);
  for (const offer of several) {
    const cities = placesOf(offer).map(({ city }) => city);
    expect(new Set(cities).size).toBe(cities.length);
  }
});

describe.each([
  ['fr', frenchTypography],
  ['en', englishTypography],
] as const)('in %s', (locale, rules) => {
  test('titles and descriptions have the typography of the language', () => {
    const lines = lives.flatMap((life) => {
      const [{ title, description } = {}] = recordsOf(life);
      const text = description?.[locale];
      return [title?.[locale] ?? '', ...(text ? toPlainText(text).split('\n') : [])];
    });
    const broken = [...new Set(lines)].flatMap((line) =>
      rules.filter(({ breaks }) => breaks.test(line)).map(({ rule }) => `${rule}: ${line}`),
    );
    expect(lines.length).toBeGreaterThan(20_000);
    expect(broken).toEqual([]);
  });
});

test('the history groups the changes of each instant', () => {
  const history = offersHistory(new Date(`${today}T12:00:00Z`));
  const times = history.map(({ at }) => at);
  expect(new Set(times).size).toBe(times.length);
  expect(times.length).toBeLessThan(800);
});

test('each morning’s feed is reported, and the last reports count the open offers', async () => {
  const reports: ImportReport[] = [];
  const accepted = async () => ({ ok: true, value: 'published' });
  const offers = {
    writer: { import: accepted, execute: accepted },
    reportImport: async (_: string, report: ImportReport) => void reports.push(report),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the history of offers uses only these parts
  const site = { editorial: { offers } } as unknown as SeededSite;
  for (const { enter } of offersHistory(new Date(`${today}T12:00:00Z`))) await enter(site);
  const sum = (name: 'published' | 'revised' | 'withdrawn') =>
    reports.reduce((total, { counts }) => total + counts[name], 0);
  const all = lives.flatMap(({ stages }) => stages.map(({ became }) => became));
  expect(sum('published')).toBe(2_000);
  expect(sum('revised')).toBe(all.filter((became) => became === 'given').length - 2_000);
  expect(sum('withdrawn')).toBe(all.filter((became) => became === 'absent').length);
  expect(reports.length).toBeGreaterThan(300);
  const { published = 0, revised = 0, unchanged = 0 } = reports.at(-1)?.counts ?? {};
  expect(published + revised + unchanged).toBeGreaterThanOrEqual(lives.filter(isOpen).length);
});
