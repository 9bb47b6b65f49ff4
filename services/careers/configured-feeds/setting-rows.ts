import type { FeedTerms, KnownSecret } from '@parvis/contracts/careers/feeds/feed-terms.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { utcInstant } from '@parvis/projections/postgres/utc-instant.ts';

/** A feed as administrators configured it. */
export interface FeedSetting extends FeedTerms {
  readonly source: string;
  readonly version: number;
  readonly nextAt: string;
  readonly secrets: readonly KnownSecret[];
}

/** Returns the feeds, or the one of a source. */
export async function selectSettings(
  db: Queryable,
  source: string | null = null,
): Promise<readonly FeedSetting[]> {
  const { rows } = await db.query<{ one: FeedSetting }>(
    `select json_build_object('source', source, 'address', address, 'mapping', mapping,
       'country', country, 'schedule', schedule, 'isOn', is_on, 'version', version,
       'nextAt', ${utcInstant('next_at')},
       'secrets', coalesce((select json_agg(json_build_object('in', place, 'name', name,
           'setAt', ${utcInstant('set_at')}) order by place, name)
         from offer_feed_secret of where of.source = setting.source), '[]')) as one
     from offer_feed_setting setting where $1::text is null or source = $1 order by source`,
    [source],
  );
  return rows.map(({ one }) => one);
}

/** Returns the sources that have a feed configured in the back-office. */
export async function listConfiguredSources(db: Queryable): Promise<readonly string[]> {
  const { rows } = await db.query<{ source: string }>('select source from offer_feed_setting');
  return rows.map(({ source }) => source);
}

/** Stores another feed. @returns whether its source had none */
export async function insertSetting(
  db: Queryable,
  source: string,
  { address, mapping, country, schedule, isOn }: FeedTerms,
  nextAt: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into offer_feed_setting (source, address, mapping, country, schedule, is_on, next_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (source) do nothing`,
    [source, address, mapping, country, JSON.stringify(schedule), isOn, nextAt],
  );
  return rowCount === 1;
}

export async function updateSetting(
  db: Queryable,
  source: string,
  { address, mapping, country, schedule, isOn }: FeedTerms,
  nextAt: Date,
): Promise<void> {
  await db.query(
    `update offer_feed_setting set address = $2, mapping = $3, country = $4, schedule = $5,
       is_on = $6, next_at = $7, version = version + 1
     where source = $1`,
    [source, address, mapping, country, JSON.stringify(schedule), isOn, nextAt],
  );
}

/** Deletes a feed with its secrets, its runs and how it stands. */
export async function deleteSetting(db: Queryable, source: string): Promise<void> {
  await db.query(
    `with gone as (delete from offer_feed_setting where source = $1),
       forgotten as (delete from offer_feed where source = $1)
     delete from offer_feed_run where source = $1`,
    [source],
  );
}
