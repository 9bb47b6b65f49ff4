import type { MissedWords } from '@parvis/contracts/missed-searches/endpoints.ts';
import { missedSearchDays } from '@parvis/contracts/missed-searches/missed-search.ts';
import { toParisTime } from '@parvis/contracts/site/paris-time.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { ScheduledJob } from '../scheduler/scheduler.ts';
import type { CountedMiss } from './miss-counter.ts';

/** The maximum number of searches that are listed. */
const maxListed = 200;
const hourMs = 3_600_000;

/** Adds networks to the count of a search on a day. */
export async function addMiss(
  db: Queryable,
  day: string,
  { missed, networks }: CountedMiss,
): Promise<void> {
  const { place, locale, compared, shown } = missed;
  await db.query(
    `INSERT INTO missed_search AS counted (day, place, locale, compared, shown, networks)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (day, place, locale, compared)
       DO UPDATE SET networks = counted.networks + excluded.networks`,
    [day, place, locale, compared, shown, networks],
  );
}

/** Lists the searches counted since a day, most frequent first. */
export async function listMissed(db: Queryable, since: string): Promise<readonly MissedWords[]> {
  const { rows } = await db.query<MissedWords>(
    `SELECT place, locale, min(shown) AS words, sum(networks)::int AS searches,
       count(*)::int AS days, max(day)::text AS "lastDay"
     FROM missed_search WHERE day >= $1
     GROUP BY place, locale, compared
     ORDER BY searches DESC, max(day) DESC, compared LIMIT ${maxListed}`,
    [since],
  );
  return rows;
}

/** Returns the day so many days before a day: YYYY-MM-DD. */
export function dayBefore(now: Date, days: number): string {
  return toParisTime(new Date(now.getTime() - days * 24 * hourMs)).date;
}

/** Deletes counted searches after 90 days. */
export function forgetMissedSearches(db: Queryable): ScheduledJob {
  return {
    name: 'forget-missed-searches',
    everyMs: hourMs,
    async run(now) {
      await db.query('DELETE FROM missed_search WHERE day <= $1', [
        dayBefore(now, missedSearchDays),
      ]);
    },
  };
}
