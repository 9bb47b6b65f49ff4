import type { OfferImport } from '@parvis/contracts/careers/views.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

/** The last report of a source, and the size of its feed when it was accepted last. */
export interface LastImports {
  readonly report: Omit<OfferImport, 'id' | 'at' | 'by'> | undefined;
  readonly accepted: number | undefined;
}

/** Returns what the last imports of a source found. @throws ReadModelNotServed */
export async function findLastImports(db: Queryable, source: string): Promise<LastImports> {
  const last = `from offer_imports.report where source = $1`;
  const newest = `order by "position" desc limit 1`;
  const [row] = await servedRows<{
    report: LastImports['report'] | null;
    accepted: number | null;
  }>(
    db,
    `select read_position('offer-imports') as position,
       (select report ${last} ${newest}) as report,
       (select (report->>'accepted')::int ${last} and report ? 'accepted' ${newest}) as accepted`,
    [source],
  );
  return { report: row?.report ?? undefined, accepted: row?.accepted ?? undefined };
}
