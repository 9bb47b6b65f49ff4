import {
  type AlertId,
  alertIdSchema,
  offerCriteriaSchema,
} from '@parvis/contracts/alerts/alert.ts';
import type { OfferQuery } from '@parvis/contracts/careers/offer-index.ts';
import type { RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { type Position, positionFrom, startOfLog } from '@parvis/contracts/log/position.ts';
import { alerts } from '@parvis/projections/alerts/alerts.ts';
import { Folding } from '@parvis/projections/engine/testing/folding.ts';
import { facetSlugs } from '@parvis/projections/facet-slugs/facet-slugs.ts';
import type { ReadableLog } from '@parvis/projections/follower/readable-log.ts';
import { logInstants } from '@parvis/projections/log-instants/log-instants.ts';
import { offerFacets } from '@parvis/projections/offer-facets/offer-facets.ts';
import { offers } from '@parvis/projections/offers/offers.ts';
import { pageFragments } from '@parvis/projections/page-fragments/page-fragments.ts';
import { synonyms } from '@parvis/projections/synonyms/synonyms.ts';
import type { NewDatum, SubjectStore } from '@parvis/services/subjects/subject-store.ts';
import type { Pool } from 'pg';
import { queriesOf, workloadNames } from './offers/workloads.ts';

/** An event before it is recorded. */
type Happening = Pick<RecordedEvent, 'stream' | 'type' | 'data'>;

/** The times of the first of a number of events, and after the last. */
interface Span {
  readonly from: Date;
  readonly to: Date;
  readonly count: number;
}

/** The number of subjects created together. */
const atOnce = 8;
/** The number of events folded together. */
const batchSize = 1_000;

/**
 * A log that exists only while it is folded into the read models from which digests are planned.
 */
export class DigestHistory {
  readonly #folding: Folding;
  #written: Position = startOfLog;
  #newest: RecordedEvent | undefined;

  private constructor(pool: Pool) {
    this.#folding = new Folding(pool, [
      alerts,
      facetSlugs,
      logInstants,
      offerFacets,
      offers,
      pageFragments,
      synonyms,
    ]);
  }

  /** Creates the read models in a migrated database. */
  static async create(pool: Pool): Promise<DigestHistory> {
    const history = new DigestHistory(pool);
    await history.#folding.prepare();
    return history;
  }

  /** Knows its newest event only, which is all that planning reads of it. */
  get log(): ReadableLog {
    const newest = () => (this.#newest === undefined ? [] : [this.#newest]);
    return {
      head: async () => this.#written,
      last: async () => newest()[0],
      readAll: async () => [],
      readStream: async (stream) => newest().filter((event) => event.stream === stream),
    };
  }

  /** Folds events whose times are spread evenly over a span of time. */
  async write(events: Iterable<Happening>, span: Span): Promise<void> {
    const recorded = this.#record(events, span);
    await this.#folding.catchUp({ readAll: async () => takeNext(recorded, batchSize) }, batchSize);
  }

  *#record(events: Iterable<Happening>, { from, to, count }: Span): Generator<RecordedEvent> {
    const stepMs = (to.getTime() - from.getTime()) / count;
    let number = 0;
    for (const event of events) {
      const ordinal = BigInt(this.#written) + 1n;
      this.#written = positionFrom(ordinal);
      yield (this.#newest = {
        ...event,
        id: `bench-${ordinal}`,
        revision: event.type === 'AlertConfirmed' ? 1 : 0,
        position: this.#written,
        metadata: {
          commandId: `bench-${ordinal}`,
          actor: 'system',
          occurredAt: new Date(from.getTime() + stepMs * number).toISOString(),
          version: 1,
        },
      });
      number += 1;
    }
  }
}

/** Returns the events of this many confirmed daily alerts of six kinds, each of another subject. */
export async function requestAlerts(
  subjects: SubjectStore,
  count: number,
): Promise<readonly Happening[]> {
  const wishes = workloadNames
    .filter((name) => name !== 'no query')
    .flatMap((name, at, { length }) => queriesOf(name, Math.ceil(count / length), at + 1))
    .slice(0, count)
    .entries();
  const events: Happening[] = [];
  const request = async () => {
    for (const [number, wish] of wishes)
      events.push(...(await requested(subjects, alertOf(number), wish)));
  };
  await Promise.all(Array.from({ length: atOnce }, request));
  return events;
}

async function requested(subjects: SubjectStore, id: AlertId, query: OfferQuery) {
  const { keywords, near } = query;
  const typed: NewDatum[] = [];
  if (keywords !== '') typed.push({ kind: 'keywords', about: id, value: keywords });
  if (near !== undefined) {
    const { latitude, longitude } = near;
    typed.push({ kind: 'coordinates', about: id, value: { latitude, longitude } });
  }
  const subjectId = await subjects.keepFor(`${id}@exemple.fr`, typed);
  const wish = offerCriteriaSchema.parse({
    of: 'offers',
    facets: query.facets,
    switches: [],
    hasKeywords: keywords !== '',
    ...(near && { radiusKm: near.radiusKm }),
  });
  const stream = `alert-${id}`;
  const alert = { id, subjectId, type: 'job', locale: 'fr', frequency: 'daily', wish };
  return [
    { stream, type: 'AlertRequested', data: alert },
    { stream, type: 'AlertConfirmed', data: { alertId: id } },
  ];
}

/** Returns the id of the alert with a number. */
export function alertOf(number: number): AlertId {
  return alertIdSchema.parse(`bench${String(number).padStart(11, '0')}`);
}

/** Returns the next values of a generator, which can be continued. */
export function takeNext<T>(values: Iterator<T>, count: number): readonly T[] {
  const taken: T[] = [];
  while (taken.length < count) {
    const { done, value } = values.next();
    if (done === true) break;
    taken.push(value);
  }
  return taken;
}
