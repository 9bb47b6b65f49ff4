import { contentIdOf, type ModuleId } from '@parvis/contracts/content/ids.ts';
import type { ModuleContent } from '@parvis/contracts/content/modules/module-types.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

/** A module visible to visitors, and its page. */
export interface LiveModule {
  readonly content: ModuleContent;
  readonly locale: Locale;
  readonly path: string;
}

/** Finds an active module of a published item, in its live revision. @throws ReadModelNotServed */
export async function findLiveModule(
  db: Queryable,
  moduleId: ModuleId,
): Promise<LiveModule | undefined> {
  const [row] = await servedRows<{ found: LiveModule | null }>(
    db,
    {
      name: 'find-live-module',
      text: `select read_position('page-fragments') as position, (
        select json_build_object('content', saved.content, 'locale', page.locale, 'path', page.path)
        from page_fragments.content_fragment page
          cross join jsonb_array_elements(page.modules) as shown (one)
          join page_fragments.module_revision saved on saved.module_id = shown.one->>'id'
            and saved.revision = (shown.one->>'revision')::int
        where page.id = $1 and page.valid_to is null and saved.module_id = $2) as found`,
    },
    [contentIdOf(moduleId), moduleId],
  );
  return row?.found ?? undefined;
}
