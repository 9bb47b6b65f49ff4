import { insertRows } from '../engine/given-rows.ts';
import type { Queryable } from '../postgres/queryable.ts';
import type { MediaSpan } from './spans.ts';
import { wordsOf } from './words.ts';

/** Adds rows, those that ended within their batch included. */
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
    words_fr: ['text', ({ media }) => wordsOf(media, 'fr')],
    words_en: ['text', ({ media }) => wordsOf(media, 'en')],
    state: ['jsonb', ({ media }) => media],
    updated_at: ['text', ({ at }) => at],
    updated_by: ['text', ({ by }) => by],
  });
}
