import { textOfModule } from '@parvis/contracts/content/modules/words.ts';
import { type OccurredContentEvent, selectModuleSaves } from '../content-state/content-event.ts';
import { insertRows } from '../engine/rows-for-items.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { composeVector, documentWords, quoted } from './document-words.ts';
import type { DocumentSpan } from './fold-documents.ts';
import type { SearchDocument } from './search-document.ts';
import { facetLexeme, maxBodyLength } from './tables.ts';

/** Writes the text of every module revision that the events saved. */
export async function insertModuleTexts(
  sql: Queryable,
  schema: string,
  events: readonly OccurredContentEvent[],
): Promise<void> {
  await insertRows(sql, `${schema}.module_text`, selectModuleSaves(events), {
    module_id: ['text', ({ data }) => data.moduleId],
    revision: ['int', ({ data }) => data.revision],
    text: ['text', ({ data }) => textOfModule(data.content)],
  });
}

/**
 * Inserts documents, including those that ended within their batch, with the text of their modules.
 */
export async function insertDocuments(
  sql: Queryable,
  schema: string,
  opened: readonly DocumentSpan[],
): Promise<void> {
  const texts = await selectModuleTexts(sql, schema, opened);
  const written = opened.map(({ document, from, to }) => {
    const { title, summary, text, modules, ...kept } = document;
    const said = modules.map((module) => texts.get(keyOf(module)) ?? '');
    const body = [text, ...said].filter((part) => part !== '').join('\n');
    return { ...kept, from, to, title, summary, body: body.slice(0, maxBodyLength) };
  });
  await insertRows(sql, `${schema}.document`, written, {
    id: ['text', ({ id }) => id],
    locale: ['text', ({ locale }) => locale],
    valid_from: ['text', ({ from }) => from],
    valid_to: ['text', ({ to }) => to],
    kind: ['text', ({ kind }) => kind],
    title: ['text', ({ title }) => title],
    summary: ['text', ({ summary }) => summary],
    body: ['text', ({ body }) => body],
    path: ['text', ({ path }) => path],
    day: ['text', ({ day }) => day],
    title_words: ['text', ({ title }) => documentWords(title)],
    summary_words: ['text', ({ summary }) => documentWords(summary)],
    vector: ['tsvector', searchedVector],
  });
}

function searchedVector({
  title,
  summary,
  body,
  facets,
  locale,
}: Pick<SearchDocument, 'title' | 'summary' | 'facets' | 'locale'> & { readonly body: string }) {
  const words = composeVector(
    [
      [title, 'A'],
      [summary, 'B'],
      [body, 'D'],
    ],
    locale,
  );
  return [words, ...facets.map((code) => quoted(facetLexeme(code)))].join(' ');
}

type ShownRevision = SearchDocument['modules'][number];

async function selectModuleTexts(
  sql: Queryable,
  schema: string,
  opened: readonly DocumentSpan[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = opened.flatMap(({ document }) => document.modules);
  if (wanted.length === 0) return new Map();
  const { rows } = await sql.query<ShownRevision & { text: string }>(
    `select module_id as id, revision, text from ${schema}.module_text
     where (module_id, revision) in (select * from unnest($1::text[], $2::int[]))`,
    [wanted.map(({ id }) => id), wanted.map(({ revision }) => revision)],
  );
  return new Map(rows.map((row) => [keyOf(row), row.text]));
}

function keyOf({ id, revision }: ShownRevision): string {
  return `${id} ${revision}`;
}
