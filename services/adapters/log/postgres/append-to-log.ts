import type { AppendResult } from '@parvis/contracts/log/event-log.ts';
import { positionFrom } from '@parvis/contracts/log/position.ts';
import type { Pool } from 'pg';
import { type Append, metadataWithoutTime, revisionBefore } from './append.ts';
import { appendAlone } from './append-alone.ts';
import { asLogError } from './unavailable.ts';

interface OutcomeRow {
  readonly outcome: 'appended' | 'repeated' | 'conflict';
  readonly revision: number;
  readonly position: string | null;
}

/**
 * Writes several appends in one transaction and one round trip, each with its own outcome.
 * @throws LogUnavailable when the outcome is unknown; repeating the call is safe
 */
export async function appendToLog(
  pool: Pool,
  appends: readonly Append[],
): Promise<readonly AppendResult[]> {
  try {
    const [only, ...others] = appends;
    const alone = only && others.length === 0 ? await appendAlone(pool, only) : undefined;
    return alone ? [alone] : await appendTogether(pool, appends);
  } catch (cause) {
    throw asLogError(cause);
  }
}

async function appendTogether(pool: Pool, appends: readonly Append[]): Promise<AppendResult[]> {
  const { rows } = await pool.query<OutcomeRow>({
    name: 'append-to-log',
    text: `select outcome, revision, "position"
      from append_to_log($1::text[], $2::int[], $3::int[], $4::uuid[], $5::text[], $6::json[], $7::text[], $8::text[])`,
    values: parameters(appends),
  });
  return rows.map(toResult);
}

function parameters(appends: readonly Append[]): unknown[] {
  const events = appends.flatMap((append) => append.events);
  return [
    appends.map((append) => append.stream),
    appends.map(revisionBefore),
    appends.map((append) => append.events.length),
    events.map((event) => event.id),
    events.map((event) => event.type),
    events.map((event) => event.dataJson),
    events.map((event) => event.metadata.occurredAt),
    events.map(metadataWithoutTime),
  ];
}

function toResult({ outcome, revision, position }: OutcomeRow): AppendResult {
  if (outcome !== 'conflict' && position !== null)
    return { outcome, revision, position: positionFrom(BigInt(position)) };
  return { outcome: 'conflict', actual: revision < 0 ? 'no-stream' : revision };
}
