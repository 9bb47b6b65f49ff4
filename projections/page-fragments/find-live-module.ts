import { type ContentId, contentIdOf, type ModuleId } from '@parvis/contracts/content/ids.ts';
import type { ModuleContent } from '@parvis/contracts/content/modules/module-types.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { isValidAt, nameAt } from '../revisioned/queries.ts';

/** A module visible to visitors, and its page. */
export interface LiveModule {
  readonly content: ModuleContent;
  readonly locale: Locale;
  readonly path: string;
  readonly contentId: ContentId;
}

/**
 * Finds an active module of a published item, in its live revision, now or at a past position.
 * @throws ReadModelNotServed
 */
export async function findLiveModule(
  db: Queryable,
  moduleId: ModuleId,
  at?: Position,
): Promise<LiveModule | undefined> {
  const [row] = await servedRows<{ found: LiveModule | null }>(
    db,
    {
      name: nameAt('find-live-module', at),
      text: `select read_position('page-fragments') as position, (
        select json_build_object('content', saved.content, 'locale', page.locale, 'path', page.path,
          'contentId', page.id)
        from page_fragments.content_fragment page
          cross join jsonb_array_elements(page.modules) as shown (one)
          join page_fragments.module_revision saved on saved.module_id = shown.one->>'id'
            and saved.revision = (shown.one->>'revision')::int
        where page.id = $2 and ${isValidAt('page', at)} and saved.module_id = $3) as found`,
    },
    [at ?? null, contentIdOf(moduleId), moduleId],
  );
  return row?.found ?? undefined;
}
