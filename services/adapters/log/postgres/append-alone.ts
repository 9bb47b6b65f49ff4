import type { AppendResult } from '@parvis/contracts/log/event-log.ts';
import { positionFrom } from '@parvis/contracts/log/position.ts';
import { DatabaseError, type Pool, type QueryConfig } from 'pg';
import { type Append, metadataWithoutTime, revisionBefore } from './append.ts';

const uniqueViolation = '23505';

const appendOne = {
  name: 'append-to-log-one',
  text: `select append_one($1, $2, $3, $4, $5, $6, $7)::text as "position"`,
};

const appendSeveral = {
  name: 'append-to-log-several',
  text: `select append_several($1, $2, $3, $4, $5, $6, $7)::text as "position"`,
};

/**
 * Writes one append in one statement, at half the cost of `append_to_log`. Undefined, with nothing
 * written, when `append_to_log` must decide: another append is in progress, the stream has another
 * revision, events exist already, or they do not share their metadata.
 */
export async function appendAlone(pool: Pool, append: Append): Promise<AppendResult | undefined> {
  const statement = statementFor(append);
  if (statement === undefined) return undefined;
  try {
    const { rows } = await pool.query<{ position: string | null }>(statement);
    const position = rows[0]?.position ?? undefined;
    if (position === undefined) return undefined;
    const revision = revisionBefore(append) + append.events.length;
    return { outcome: 'appended', revision, position: positionFrom(BigInt(position)) };
  } catch (cause) {
    if (cause instanceof DatabaseError && cause.code === uniqueViolation) return undefined;
    throw cause;
  }
}

function statementFor(append: Append): QueryConfig | undefined {
  const { stream, events } = append;
  const [first, ...others] = events;
  if (first === undefined) return undefined;
  const { occurredAt } = first.metadata;
  const metadata = metadataWithoutTime(first);
  const values = [stream, revisionBefore(append), occurredAt, metadata];
  if (others.length === 0)
    return { ...appendOne, values: [...values, first.id, first.type, first.dataJson] };
  const areAlike = others.every(
    (event) => event.metadata.occurredAt === occurredAt && metadataWithoutTime(event) === metadata,
  );
  if (!areAlike) return undefined;
  const columns = [events.map(({ id }) => id), events.map(({ type }) => type)];
  return { ...appendSeveral, values: [...values, ...columns, events.map((one) => one.dataJson)] };
}
