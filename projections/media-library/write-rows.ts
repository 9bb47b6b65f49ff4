import { locales } from '@parvis/contracts/site/locale.ts';
import { insertRows, upsertRows } from '../engine/rows-for-items.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { addTitleWords } from '../words/title-words.ts';
import type { MediaSpan } from './fold-library.ts';
import type { ModuleNames } from './library.ts';
import type { Span } from './spans.ts';
import type { UsageGraph } from './usage-graph.ts';
import { wordsOf } from './words.ts';

/** Inserts rows, including those that ended within their batch. */
export async function insertSpans(
  sql: Queryable,
  schema: string,
  opened: readonly MediaSpan[],
): Promise<void> {
  await insertRows(sql, `${schema}.media`, opened, {
    id: ['text', ({ media }) => media.id],
    valid_from: ['text', ({ from }) => from],
    valid_to: ['text', ({ to }) => to],
    kind: ['text', ({ media }) => media.kind],
    deleted: ['boolean', ({ media }) => media.deleted],
    ...Object.fromEntries(
      locales.map(
        (locale) => [`words_${locale}`, ['text', ({ media }) => wordsOf(media, locale)]] as const,
      ),
    ),
    state: ['jsonb', ({ media }) => media],
    updated_at: ['text', ({ at }) => at],
    updated_by: ['text', ({ by }) => by],
  });
  await addTitleWords(
    sql,
    schema,
    opened.flatMap(({ media }) => locales.map((locale) => wordsOf(media, locale))),
  );
}

/** Writes the media in revisions of modules. */
export async function insertModuleNames(
  sql: Queryable,
  schema: string,
  saved: readonly ModuleNames[],
): Promise<void> {
  await insertRows(sql, `${schema}.module_names`, saved, {
    content_id: ['text', ({ contentId }) => contentId],
    module_id: ['text', ({ moduleId }) => moduleId],
    revision: ['int', ({ revision }) => revision],
    names: ['text[]', ({ names }) => names],
  });
}

/** Writes which item shows which, where it changed. */
export async function upsertShowingItems(
  sql: Queryable,
  schema: string,
  usageGraph: UsageGraph,
): Promise<void> {
  const changed = [...usageGraph.changed].map((id) => usageGraph.get(id));
  usageGraph.changed.clear();
  await upsertRows(sql, `${schema}.shower`, changed, {
    id: ['text', ({ id }) => id],
    kind: ['text', ({ kind }) => kind],
    label: ['text', ({ label }) => label],
    root: ['boolean', ({ root }) => root],
    gone: ['boolean', ({ gone }) => gone],
    names: ['text[]', ({ names }) => names],
    used: ['text[]', ({ used }) => used],
    shown_by: ['int', ({ shownBy }) => shownBy],
  });
}

/**
 * Inserts the spans over which items were public, including those that ended within their batch.
 */
export async function insertPublic(
  sql: Queryable,
  schema: string,
  opened: readonly Span[],
): Promise<void> {
  await insertRows(sql, `${schema}.public_media`, opened, {
    id: ['text', ({ media }) => media.id],
    valid_from: ['text', ({ from }) => from],
    valid_to: ['text', ({ to }) => to],
    hash: ['text', ({ media }) => (media.kind === 'video' ? null : media.original.hash)],
  });
}
