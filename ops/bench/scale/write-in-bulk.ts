import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { KindOfLife } from './command-in-history.ts';
import type { Turn } from './history.ts';
import { type LifeInHistory, LifeTemplate, type WrittenStep } from './life-template.ts';

/** The number of characters that are sent together. */
const chunkSize = 256 * 1024;

/** Where a history is written: one connection to each database. */
export interface BulkTarget {
  readonly log: Client;
  readonly database: Client;
}

/**
 * Writes a history into an empty log, and the claims of its streams, as if every command had been
 * executed: with COPY, and with the indexes that are scattered over the table created afterwards.
 * @param onProgress called with the number of events so far
 * @returns the number of events
 */
export async function writeInBulk(
  { log, database }: BulkTarget,
  turns: Iterable<Turn>,
  onProgress: (events: number) => void = () => undefined,
): Promise<number> {
  await log.query(`alter table event drop constraint event_id_key,
    drop constraint event_stream_revision_key`);
  const claims: string[] = [];
  let position = 0;
  const lines = function* () {
    for (const { written, at } of stepsOf(turns)) {
      for (const [index, event] of written.events.entries()) {
        position += 1;
        yield eventLine(position, written, index, event);
      }
      claims.push(...claimLines(written, at));
      onProgress(position);
    }
  };
  await copy(log, 'event (position, stream, revision, id, type, data, metadata)', lines());
  await copy(
    database,
    'claim (scope, key, owner, command_id, taken_at, settled_at_revision, pending)',
    claims,
  );
  await log.query(`set maintenance_work_mem = '512MB'`);
  await log.query('alter table event add unique (id), add unique (stream, revision)');
  await log.query('vacuum analyze event');
  return position;
}

/** Keeps each life until its last step, and each kind's templates. */
function* stepsOf(turns: Iterable<Turn>) {
  const kinds = new Map<KindOfLife, Map<number, LifeInHistory>>();
  const templates = new Map<KindOfLife, Map<number, LifeTemplate>>();
  for (const { kind, number, step, at, requestId } of turns) {
    const lives = kinds.get(kind) ?? new Map<number, LifeInHistory>();
    kinds.set(kind, lives);
    const life = lives.get(number) ?? { marks: kind.marksOf(number), times: [] };
    life.times.push(at);
    const ofKind = templates.get(kind) ?? new Map<number, LifeTemplate>();
    templates.set(kind, ofKind);
    const alike = number % kind.different;
    const template = ofKind.get(alike) ?? new LifeTemplate(kind, alike);
    ofKind.set(alike, template);
    const written = template.write(step, life, requestId);
    if (written.isLast) lives.delete(number);
    else lives.set(number, life);
    yield { written, at };
  }
}

function eventLine(
  position: number,
  { stream, revision }: WrittenStep,
  index: number,
  { id, type, data, metadata }: WrittenStep['events'][number],
): string {
  return line([position, stream, revision + index, id, type, data, metadata]);
}

function claimLines({ claims, stream, commandId, revision, events }: WrittenStep, at: string) {
  const settledAt = revision + events.length - 1;
  return claims.map(({ scope, key }) => line([scope, key, stream, commandId, at, settledAt, 'f']));
}

/** A row in the text format of COPY; JSON has no raw tabs or line breaks. */
function line(values: readonly (string | number)[]): string {
  return `${values.map((value) => String(value).replaceAll('\\', '\\\\')).join('\t')}\n`;
}

async function copy(client: Client, target: string, lines: Iterable<string>): Promise<void> {
  await pipeline(chunksOf(lines), client.query(copyFrom(`copy ${target} from stdin`)));
}

function* chunksOf(lines: Iterable<string>): Generator<string> {
  let chunk = '';
  for (const one of lines) {
    chunk += one;
    if (chunk.length < chunkSize) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}
