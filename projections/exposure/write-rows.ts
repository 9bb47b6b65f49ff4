import { insertRows } from '../engine/rows-for-items.ts';
import { closeSpans } from '../engine/spans.ts';
import { prepared } from '../postgres/prepared.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { joinTokens, keysOfText, tokensOf } from './fold-phrase.ts';
import type { ChangeRow, Ledger, SavedRevision } from './ledger.ts';
import type { SaidChanges, SaidRun } from './said-runs.ts';
import { hashOfValue } from './said-sql.ts';

/** Writes what a batch of events adds to the ledger, except what its revisions say. */
export async function writeLedger(sql: Queryable, schema: string, ledger: Ledger): Promise<void> {
  await insertRevisions(sql, schema, ledger.saved);
  await closeSpans(sql, `${schema}.shown`, ledger.shown.closed);
  await insertRows(sql, `${schema}.shown`, ledger.shown.opened, {
    id: ['text', ({ id }) => id],
    revision: ['int', ({ value }) => value],
    valid_from: ['text', ({ from }) => from],
    valid_to: ['text', ({ to }) => to],
  });
  await closeSpans(sql, `${schema}.address`, ledger.addresses.closed);
  await insertRows(sql, `${schema}.address`, ledger.addresses.opened, {
    id: ['text', ({ id }) => id],
    valid_from: ['text', ({ from }) => from],
    valid_to: ['text', ({ to }) => to],
    paths: ['jsonb', ({ value }) => value.paths],
    title: ['text', ({ value }) => value.title],
  });
  await insertChanges(sql, schema, ledger.changes);
  await insertRows(sql, `${schema}.offer_change`, ledger.offerChanges, {
    position: ['text', ({ position }) => position],
    at: ['text', ({ at }) => at],
    what: ['text', ({ what }) => what],
    offer_id: ['text', ({ offerId }) => offerId],
  });
}

function insertRevisions(
  sql: Queryable,
  schema: string,
  saved: readonly SavedRevision[],
): Promise<void> {
  return insertRows(sql, `${schema}.revision`, saved, {
    subject: ['text', ({ subject }) => subject],
    revision: ['int', ({ revision }) => revision],
    position: ['text', ({ position }) => position],
    owner: ['text', ({ owner }) => owner],
    kind: ['text', ({ kind }) => kind],
    module_type: ['text', ({ moduleType }) => moduleType],
  });
}

function insertChanges(
  sql: Queryable,
  schema: string,
  changes: readonly ChangeRow[],
): Promise<void> {
  return insertRows(sql, `${schema}.change`, changes, {
    position: ['text', ({ position }) => position],
    place: [
      'int',
      ({ position }, at) => at - changes.findIndex((one) => one.position === position),
    ],
    at: ['text', ({ at }) => at],
    what: ['text', ({ what }) => what],
    kind: ['text', ({ kind }) => kind],
    subject: ['text', ({ subject }) => subject],
    owner: ['text', ({ owner }) => owner],
    module_type: ['text', ({ moduleType }) => moduleType],
    revision: ['int', ({ revision }) => revision],
    former: ['int', ({ former }) => former],
    locale: ['text', ({ locale }) => locale],
    path: ['text', ({ path }) => path],
    former_path: ['text', ({ formerPath }) => formerPath],
    title: ['text', ({ title }) => title],
    counts: ['jsonb', ({ counts }) => counts],
    actor: ['text', ({ actor }) => actor],
  });
}

/** Writes what revisions say that those before them did not, and which of that ended. */
export async function writeSaid(
  sql: Queryable,
  schema: string,
  { begun, ended }: SaidChanges,
): Promise<void> {
  if (ended.length > 0)
    await sql.query(
      prepared(`update ${schema}.said set last = ended.last
       from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::text[], $6::int[])
         as ended (subject, first, form, locale, value, last)
       where said.subject = ended.subject and said.first = ended.first
         and said.form = ended.form and said.locale is not distinct from ended.locale
         and said.value = ended.value`),
      [
        ended.map(({ subject }) => subject),
        ended.map(({ first }) => first),
        ended.map(({ said }) => said.form),
        ended.map(({ said }) => said.locale),
        ended.map(({ said }) => said.value),
        ended.map(({ last }) => last),
      ],
    );
  const known = await selectKnown(sql, schema, begun);
  const rows = begun.map((one) => ({ ...one, tokens: newTokens(one, known) }));
  await insertRows(sql, `${schema}.said`, rows, {
    subject: ['text', ({ subject }) => subject],
    first: ['int', ({ first }) => first],
    last: ['int', ({ last }) => last],
    position: ['text', ({ position }) => position],
    form: ['text', ({ said }) => said.form],
    locale: ['text', ({ said }) => said.locale],
    value: ['text', ({ said }) => said.value],
    words: ['text', ({ tokens }) => tokens && joinTokens(tokens)],
    keys: ['int[]', ({ tokens }) => tokens && keysOfText(tokens)],
  });
}

/** Returns the tokens of a passage that was not said before, and adds it to those that were. */
function newTokens(
  { said: { form, value } }: SaidRun,
  known: Set<string>,
): readonly string[] | undefined {
  if (form !== 'text' || known.has(value)) return undefined;
  known.add(value);
  return tokensOf(value);
}

/** Returns the passages that were said before. */
async function selectKnown(
  sql: Queryable,
  schema: string,
  begun: readonly SaidRun[],
): Promise<Set<string>> {
  const texts = begun.flatMap(({ said: { form, value } }) => (form === 'text' ? [value] : []));
  if (texts.length === 0) return new Set();
  const { rows } = await sql.query<{ value: string }>(
    prepared(`select said.value from unnest($1::text[]) as given (value)
     join ${schema}.said on ${hashOfValue('said')} = ${hashOfValue('given')}
       and said.value = given.value and said.keys is not null`),
    [[...new Set(texts)]],
  );
  return new Set(rows.map(({ value }) => value));
}
