import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { findLastImports } from '@parvis/projections/offer-imports/find-last-imports.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Pool } from 'pg';
import { listConfiguredSources } from '../configured-feeds/setting-rows.ts';
import { ImportInProgress, withImportLock } from '../import-feed/import-lock.ts';

/** The offers of this source are sent one by one, so that no feed may speak for it. */
export class SourceIsPushed extends Error {
  override name = 'SourceIsPushed';
}

/** Returns whether the offers of a source are sent one by one. */
export async function isPushed(db: Queryable, source: string): Promise<boolean> {
  const { rowCount } = await db.query('select from offer_pushed_source where source = $1', [
    source,
  ]);
  return rowCount === 1;
}

/**
 * Makes a source one whose offers are sent one by one, unless it has a feed: one of which a feed was
 * ever imported, is configured, or is being imported now.
 * @throws ReadModelNotServed
 */
export async function requirePushed(pool: Pool, source: string): Promise<Outcome<undefined>> {
  if (await isPushed(pool, source)) return accept(undefined);
  try {
    return await withImportLock(pool, source, async () => {
      const { report } = await findLastImports(pool, source);
      const configured = await listConfiguredSources(pool);
      if (report !== undefined || configured.includes(source))
        return refuse('offer-source-fed', { params: { source } });
      await pool.query(
        'insert into offer_pushed_source (source) values ($1) on conflict do nothing',
        [source],
      );
      return accept(undefined);
    });
  } catch (cause) {
    if (!(cause instanceof ImportInProgress)) throw cause;
    return refuse('offer-source-fed', { params: { source } });
  }
}

/** Returns the sources whose offers are sent one by one. */
export async function listPushed(db: Queryable): Promise<readonly string[]> {
  const { rows } = await db.query<{ source: string }>('select source from offer_pushed_source');
  return rows.map(({ source }) => source);
}
