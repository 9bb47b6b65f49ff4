import type { FeedOffer } from '@parvis/contracts/careers/commands.ts';
import type { Offer } from '@parvis/contracts/careers/offer.ts';
import { parseParisTime } from '@parvis/contracts/site/paris-time.ts';
import type { SeededRandom } from '../../random/seeded-random.ts';
import { type ComposedOffer, composeOffer } from './compose-offer.ts';
import { withOtherPlaces } from './other-places.ts';

/** Eighteen months; the very first days have hardly any offers. */
const pastDays = 565;
const dayMs = 86_400_000;
/** The source of its feed. */
export const demoSource = 'estuaire';

/** A change of an offer, at an instant (ISO 8601, UTC). */
export type Stage =
  /** It is in the feed of that morning: new, or changed. */
  | { readonly at: string; readonly became: 'given'; readonly record: FeedOffer }
  /** It is no longer in the feed of that morning. */
  | { readonly at: string; readonly became: 'absent' }
  /** Its closing date passes. */
  | { readonly at: string; readonly became: 'closed' };

/** An offer from its opening on, up to the present. */
export interface OfferLife {
  readonly offer: Pick<Offer, 'source' | 'reference' | 'publishedAt'>;
  readonly stages: readonly [Extract<Stage, { became: 'given' }>, ...Stage[]];
}

/** The days of an offer's stages, relative to today. */
interface Days {
  readonly opens: number;
  readonly closes: number | undefined;
  readonly extended: { readonly on: number; readonly closes: number } | undefined;
  readonly raised: number | undefined;
  readonly filled: number | undefined;
}

/**
 * Generates the lives of this many offers up to today, earliest first; equal states of the random
 * generator give equal lives.
 * @param today the day on which the demonstration is written, `2026-11-21`
 */
export function offerLives(
  count: number,
  today: string,
  random: SeededRandom,
): readonly OfferLife[] {
  const days = Array.from({ length: count }, () => chooseDays(random));
  return days
    .toSorted((one, other) => one.opens - other.opens)
    .map((one, index) => {
      const composed = withOtherPlaces(composeOffer(random), index + 1);
      return lifeOf(index + 1, one, today, composed);
    });
}

function lifeOf(number: number, days: Days, today: string, composed: ComposedOffer): OfferLife {
  const opened = morningOf(today, days.opens);
  const reference = `EST-${opened.slice(0, 4)}-${String(number).padStart(5, '0')}`;
  const record = (closes: number | undefined, changed: Partial<ComposedOffer> = {}): FeedOffer => ({
    source: demoSource,
    reference,
    ...composed,
    ...changed,
    publishedAt: opened,
    ...(closes !== undefined && { closesAt: eveningOf(today, closes) }),
    applyUrl: `https://candidater.estuaire.example/offres/${reference}`,
  });
  const { closes, extended, raised, filled } = days;
  const stages: Stage[] = [];
  if (raised !== undefined)
    stages.push({
      at: morningOf(today, raised),
      became: 'given',
      record: record(closes, raisedPay(composed)),
    });
  if (extended !== undefined)
    stages.push({
      at: morningOf(today, extended.on),
      became: 'given',
      record: record(extended.closes, raised === undefined ? {} : raisedPay(composed)),
    });
  const last = extended?.closes ?? closes;
  if (filled !== undefined) stages.push({ at: morningOf(today, filled), became: 'absent' });
  else if (last !== undefined) stages.push({ at: eveningOf(today, last), became: 'closed' });
  const past = stages.filter(({ at }) => at < morningOf(today, 0));
  return {
    offer: { source: demoSource, reference, publishedAt: opened },
    stages: [{ at: opened, became: 'given', record: record(closes) }, ...past],
  };
}

/** More offers opened recently than long ago: the Group is growing. */
function chooseDays(random: SeededRandom): Days {
  const recent = Math.min(random.between(1, pastDays), random.between(1, pastDays));
  const opens = -(random.chance(0.62) ? Math.min(recent, random.between(1, pastDays)) : recent);
  const open = random.between(32, 125);
  const hasDate = random.chance(0.7);
  const closes = hasDate ? opens + open : undefined;
  const isFilled = !hasDate || random.chance(0.25);
  const filled = isFilled ? opens + random.between(16, hasDate ? open - 2 : 150) : undefined;
  const isExtended = hasDate && !isFilled && random.chance(0.22);
  const extended = isExtended
    ? { on: opens + open - random.between(2, 8), closes: opens + open + random.between(14, 35) }
    : undefined;
  const raised = random.chance(0.08) ? opens + random.between(5, 14) : undefined;
  return { opens, closes, extended, raised, filled };
}

function raisedPay({ salary }: ComposedOffer): Partial<ComposedOffer> {
  if (salary === undefined || 'words' in salary) return {};
  const { minimum, maximum } = salary;
  const rise = salary.per === 'year' ? 1500 : 50;
  return {
    salary: {
      ...salary,
      ...(minimum !== undefined && { minimum: minimum + rise }),
      ...(maximum !== undefined && { maximum: maximum + rise }),
    },
  };
}

/** Returns the instant at which feeds are read; on weekends, that of the following Monday. */
function morningOf(today: string, days: number): string {
  const at = new Date(Date.parse(`${today}T04:30:00.000Z`) + days * dayMs);
  const weekend = { 6: 2, 0: 1 }[at.getUTCDay()] ?? 0;
  return new Date(at.getTime() + (days < 0 ? weekend : 0) * dayMs).toISOString();
}

/** Returns the last instant of a day in Paris. */
function eveningOf(today: string, days: number): string {
  const day = new Date(Date.parse(today) + days * dayMs).toISOString().slice(0, 10);
  const evening = parseParisTime(`${day}T23:59:59`);
  if (evening === undefined) throw new Error(`${day} is not a day`);
  return evening.toISOString();
}
