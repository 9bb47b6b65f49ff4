import { positionSchema } from '@parvis/contracts/log/position.ts';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { Reply } from '../../http/route.ts';

/** The response to a write with an idempotency key. */
export interface StoredReply {
  /** The hash of the request that was sent with the key. */
  readonly contentHash: string;
  /**
   * Undefined when the response contained a secret or was a partial refusal: the handler then runs
   * again.
   */
  readonly reply: Exclude<Reply<unknown>, { kind: 'refused' }> | undefined;
}

const position = positionSchema.exactOptional();
const replySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('json'),
    body: z.unknown(),
    etag: z.number().exactOptional(),
    position,
    location: z.string().exactOptional(),
  }),
  z.object({
    kind: z.literal('html'),
    status: z.number(),
    html: z.string(),
    headers: z.record(z.string(), z.string()).exactOptional(),
  }),
  z.object({
    kind: z.literal('empty'),
    position,
    headers: z.record(z.string(), z.string()).exactOptional(),
  }),
]);

/** How long a response can be repeated after its write, as a PostgreSQL interval. */
export const keptFor = '24 hours';

/** The replies of writes with an idempotency key, for all processes and for 24 hours. */
export class KeyedWrites {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async find(commandId: string): Promise<StoredReply | undefined> {
    const { rows } = await this.#pool.query<{ content_hash: string; reply: unknown }>(
      `select content_hash, reply from keyed_write
       where command_id = $1 and at > now() - $2::interval`,
      [commandId, keptFor],
    );
    return rows[0] && keptWrite(rows[0]);
  }

  /** If there are several responses to one key, the first is kept. */
  async keep(commandId: string, { contentHash, reply }: StoredReply): Promise<void> {
    await this.#pool.query(
      `insert into keyed_write (command_id, content_hash, reply) values ($1, $2, $3)
       on conflict (command_id) do update
       set content_hash = excluded.content_hash, reply = excluded.reply, at = excluded.at
       where keyed_write.at <= now() - $4::interval`,
      [commandId, contentHash, reply === undefined ? null : JSON.stringify(reply), keptFor],
    );
  }
}

function keptWrite(row: { content_hash: string; reply: unknown }): StoredReply {
  const reply = row.reply === null ? undefined : replySchema.parse(row.reply);
  return { contentHash: row.content_hash, reply };
}
