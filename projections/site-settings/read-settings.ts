import type { Position } from '@parvis/contracts/log/position.ts';
import { type SiteSettings, siteSettingsSchema } from '@parvis/contracts/site-settings/settings.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { isValidAt, nameAt } from '../revisioned/queries.ts';

/**
 * Returns the settings as visitors see them, now or at a past position, and the log position at
 * which they were read; undefined before the first save.
 * @throws ReadModelNotServed
 */
export async function readSettingsAt(
  db: Queryable,
  at?: Position,
): Promise<{ readonly settings: SiteSettings | undefined; readonly position: Position }> {
  const [row] = await servedRows<{ position: Position; settings: SiteSettings | null }>(
    db,
    {
      name: nameAt('site-settings', at),
      text: `select read_position('site-settings') as position,
        (select span.state->'content' from site_settings.span
         where ${isValidAt('span', at)}) as settings`,
    },
    [at ?? null],
  );
  if (row === undefined) throw new Error('expected one row with the settings');
  const { settings, position } = row;
  // Rows that an earlier version wrote lack what was added since.
  return { settings: settings ? siteSettingsSchema.parse(settings) : undefined, position };
}
