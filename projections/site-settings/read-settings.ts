import type { Position } from '@parvis/contracts/log/position.ts';
import { siteSettingsKey } from '@parvis/contracts/site-settings/events.ts';
import type { SavedSettings, SiteSettings } from '@parvis/contracts/site-settings/settings.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { isValidAt, nameAt, readRevisioned } from '../revisioned/queries.ts';

/**
 * Returns the current settings; undefined before the first save. `by` are account ids.
 * @throws ReadModelNotServed
 */
export function readSettings(db: Queryable): Promise<SavedSettings | undefined> {
  return readRevisioned<SiteSettings>(db, 'site-settings', siteSettingsKey);
}

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
  return { settings: row.settings ?? undefined, position: row.position };
}
