import { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { sourceOffer } from '@parvis/contracts/careers/evolve-offer.ts';
import { expect, test } from 'vitest';
import type { ReadFeed } from '../feeds/read-feed.ts';
import { computeOfferId } from '../offer-writer.ts';
import { importInto } from './import-into.ts';
import { FeedHistory, type FeedVersion } from './testing/feed-history.ts';
import { MemoryCareers } from './testing/memory-careers.ts';
import { SeededChoices } from './testing/seeded-choices.ts';
import { allowUpToShare, defaultWithdrawalShare } from './withdraw-absent.ts';

const source = 'jobs';
const versions = 500;
const minuteMs = 60_000;
const idOf = (reference: string) => computeOfferId({ source, reference });

/** What is right, kept beside the product without any of its code. */
class Expected {
  readonly open = new Map<string, string>();
  readonly taken = new Set<string>();
  readonly kept = new Set<string>();
  inFeed: ReadonlySet<string> = new Set();

  read({ records, isReadable }: FeedVersion): void {
    const seen = new Set<string>();
    for (const { reference, title, isBroken } of records) {
      const isFirst = !seen.has(reference);
      seen.add(reference);
      if (isFirst && !isBroken && !this.taken.has(reference)) this.open.set(reference, title);
    }
    if (!isReadable) return;
    this.inFeed = seen;
    // A kept offer waits for a decision again once it returned, or was open no more.
    for (const reference of this.kept)
      if (seen.has(reference) || !this.open.has(reference)) this.kept.delete(reference);
  }

  /** The open offers that left the feed, and that nobody kept. */
  undecided(): readonly string[] {
    return [...this.open.keys()].filter((one) => !this.inFeed.has(one) && !this.kept.has(one));
  }
}

async function importVersion(careers: MemoryCareers, { text }: FeedVersion) {
  const bytes = (async function* () {
    yield Buffer.from(text);
  })();
  const mayWithdraw = allowUpToShare(defaultWithdrawalShare, () => false);
  return importInto(careers.parts, { source, parts: [{ bytes }], complete: true, mayWithdraw });
}

/** An editor withdraws an offer, puts one back, or corrects one. */
function edit(careers: MemoryCareers, expected: Expected, random: SeededChoices): void {
  const now = careers.clock.now().toISOString();
  const open = [...expected.open.keys()];
  if (open.length > 0 && random.chance(0.05)) {
    const reference = random.oneOf(open);
    careers.decide({ type: 'withdraw-offer', offerId: idOf(reference) });
    expected.taken.add(reference);
    expected.open.delete(reference);
  }
  if (expected.taken.size > 0 && random.chance(0.05)) {
    const reference = random.oneOf([...expected.taken]);
    const offerId = idOf(reference);
    const state = careers.offers.get(offerId);
    careers.decide({ type: 'put-back-offer', offerId, now });
    expected.taken.delete(reference);
    if (state) expected.open.set(reference, sourceOffer(state.content).title.fr ?? '');
  }
  if (open.length > 0 && random.chance(0.05)) {
    const offerId = idOf(random.oneOf(open));
    const expectedRevision = careers.offers.get(offerId)?.revision ?? 0;
    const correction = { title: { fr: 'Corrigé' } };
    careers.decide({ type: 'correct-offer', offerId, expectedRevision, correction });
  }
}

/** A person withdraws what waits, or keeps it. */
function decide(careers: MemoryCareers, expected: Expected, keeps: (reference: string) => boolean) {
  for (const reference of expected.undecided()) {
    const offerId = idOf(reference);
    const absence = careers.absences.get(offerId);
    if (absence === undefined || absence.isKept) continue;
    if (keeps(reference)) {
      careers.decide({ type: 'keep-absent-offer', offerId });
      careers.absences.set(offerId, { ...absence, isKept: true });
      expected.kept.add(reference);
    } else {
      careers.decide({ type: 'withdraw-absent-offer', offerId });
      careers.absences.delete(offerId);
      expected.open.delete(reference);
    }
  }
}

function openIn(careers: MemoryCareers): readonly Open[] {
  return careers
    .openIds()
    .flatMap((id) => careers.offers.get(id) ?? [])
    .map(({ content }) => sourceOffer(content))
    .map(({ reference, title }) => [reference, title.fr] as const)
    .toSorted(byReference);
}

type Open = readonly [reference: string, title: string | undefined];
const byReference = ([one]: Open, [other]: Open) => one.localeCompare(other);
const ascending = (one: number, other: number) => one - other;

/** `toEqual` alone would take most of the time. */
function requireSame(careers: MemoryCareers, expected: Expected): void {
  const [open, right] = [openIn(careers), [...expected.open].toSorted(byReference)];
  if (!isDeepStrictEqual(open, right)) expect(open).toEqual(right);
}

async function replay(seed: number): Promise<void> {
  const random = new SeededChoices(seed);
  const history = new FeedHistory(random);
  const careers = new MemoryCareers();
  const expected = new Expected();
  let size = 0;
  for (let version = 0; version < versions; version += 1) {
    const served = history.next();
    const outcome = await importVersion(careers, served);
    expected.read(served);
    const absent = served.isReadable ? expected.undecided() : [];
    expect(outcome.problem === undefined).toBe(served.isReadable);
    const { withdrawn, spared } = outcome.counts;
    expect([withdrawn, spared].toSorted(ascending)).toEqual([0, absent.length]);
    expect(withdrawn).toBeLessThanOrEqual(Math.max(3, size * defaultWithdrawalShare));
    if (withdrawn > 0) for (const reference of absent) expected.open.delete(reference);
    if (outcome.accepted !== undefined) size = outcome.accepted;
    requireSame(careers, expected);
    edit(careers, expected, random);
    if (random.chance(0.2)) decide(careers, expected, () => random.chance(0.3));
    careers.clock.advance(minuteMs);
  }
  await endWith(careers, expected, history);
}

/** The last version can be read in full, and a person decides about all that waits. */
async function endWith(careers: MemoryCareers, expected: Expected, history: FeedHistory) {
  let last = history.next();
  const isClean = () => last.isReadable && last.records.every(({ isBroken }) => !isBroken);
  while (!isClean()) last = history.next();
  const outcome = await importVersion(careers, last);
  expected.read(last);
  if (outcome.counts.withdrawn > 0)
    for (const reference of expected.undecided()) expected.open.delete(reference);
  decide(careers, expected, () => false);
  const isOfFeed = ([reference]: readonly [string, unknown]) => !expected.kept.has(reference);
  const open = openIn(careers).filter(isOfFeed);
  expect(open.every(([reference]) => expected.inFeed.has(reference))).toBe(true);
  expect(openIn(careers)).toEqual([...expected.open].toSorted(byReference));
  const missing = [...expected.inFeed].filter(
    (reference) => !expected.open.has(reference) && !expected.taken.has(reference),
  );
  expect(missing).toEqual([]);
}

test.each([1, 2, 3, 4])(
  'feed %d: 500 versions, with edits and decisions in between, end with exactly its offers open',
  replay,
);

test('the country of a feed reaches the reading of its records', async () => {
  const countries: unknown[] = [];
  const { parts } = new MemoryCareers();
  const readFeed: ReadFeed = (bytes, context, format) => {
    countries.push(context.country);
    return parts.readFeed(bytes, context, format);
  };
  const feed = { source, country: 'BE', complete: true, mayWithdraw: () => true };
  await importInto({ ...parts, readFeed }, { ...feed, parts: [{ bytes: Readable.from([]) }] });
  expect(countries).toEqual(['BE']);
});
