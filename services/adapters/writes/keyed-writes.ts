import { positionSchema } from '@parvis/contracts/log/position.ts';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { KeptWrite, KeyedWrites } from '../../http/keyed-writes.ts';

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

/** For how long the response to a write is repeated, as PostgreSQL writes it. */
const keptFor = '24 hours';

/** Keeps the replies of writes with an idempotency key, for every process. */
export function keyedWritesIn(pool: Pool): KeyedWrites {
  return {
    async find(commandId) {
      const { rows } = await pool.query<{ content_hash: string; reply: unknown }>(
        `select content_hash, reply from keyed_write
         where command_id = $1 and at > now() - $2::interval`,
        [commandId, keptFor],
      );
      return rows[0] && keptWrite(rows[0]);
    },
    async keep(commandId, { contentHash, reply }) {
      await pool.query(
        `insert into keyed_write (command_id, content_hash, reply) values ($1, $2, $3)
         on conflict (command_id) do update
         set content_hash = excluded.content_hash, reply = excluded.reply, at = excluded.at
         where keyed_write.at <= now() - $4::interval`,
        [commandId, contentHash, reply === undefined ? null : JSON.stringify(reply), keptFor],
      );
    },
  };
}

function keptWrite(row: { content_hash: string; reply: unknown }): KeptWrite {
  const reply = row.reply === null ? undefined : replySchema.parse(row.reply);
  return { contentHash: row.content_hash, reply };
}

/** Forgets the replies that are no longer repeated. */
export async function forgetKeyedWrites(pool: Pool): Promise<void> {
  await pool.query('delete from keyed_write where at <= now() - $1::interval', [keptFor]);
}
