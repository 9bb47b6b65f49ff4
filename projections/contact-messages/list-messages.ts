import { messageListFields } from '@parvis/contracts/contact/desk-endpoints.ts';
import {
  type ContactMessageId,
  contactMessageIdSchema,
  contactStatusSchema,
} from '@parvis/contracts/contact/message.ts';
import type { ListControls } from '@parvis/contracts/http/list-controls.ts';
import { localeSchema } from '@parvis/contracts/site/locale.ts';
import { subjectIdSchema } from '@parvis/contracts/subjects/subject-id.ts';
import { z } from 'zod';
import { type ListRows, orderBySql, whereSql } from '../postgres/list-sql.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { utcInstant } from '../postgres/utc-instant.ts';

const rowSchema = z.object({
  id: contactMessageIdSchema,
  subjectId: subjectIdSchema,
  theme: z.string(),
  locale: localeSchema,
  status: contactStatusSchema,
  receivedAt: z.string(),
  changedAt: z.string().nullable(),
  /** An account id. */
  changedBy: z.string().nullable(),
});
/** A message without its text. Times are ISO 8601, UTC. */
export type MessageRow = z.infer<typeof rowSchema>;

export interface MessageFilter extends ListControls {
  readonly theme?: string | undefined;
  readonly status?: string | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** A page of messages, newest first, with their total and every theme. */
export interface ListedMessages {
  readonly items: readonly MessageRow[];
  readonly total: number;
  readonly themes: readonly string[];
}

const shown = `json_build_object('id', id, 'subjectId', subject_id, 'theme', theme, 'locale', locale,
  'status', status, 'receivedAt', ${utcInstant('received_at')}, 'changedAt', ${utcInstant('changed_at')},
  'changedBy', changed_by)`;

const listed = z.object({
  items: z.array(rowSchema),
  total: z.number(),
  themes: z.array(z.string()),
});

const columns: Readonly<Record<string, string>> = {
  id: 'id',
  theme: 'theme',
  locale: 'locale',
  status: 'status',
  receivedAt: 'received_at',
  changedAt: 'changed_at',
};
const rows: ListRows = { fields: messageListFields, held: (field) => columns[field] ?? 'null' };

/** Lists messages. @throws ReadModelNotServed */
export async function listMessages(
  db: Queryable,
  { theme, status, where: condition, sort, page, pageSize }: MessageFilter,
): Promise<ListedMessages> {
  const narrowed = whereSql(condition, rows, 5);
  const where = `($1::text is null or theme = $1) and ($2::text is null or status = $2)
    and ${narrowed.sql}`;
  const order = orderBySql(sort, rows, 'id');
  const [row] = await servedRows(
    db,
    `select read_position('contact-messages') as position,
       (select coalesce(json_agg(one order by place), '[]') from (
          select ${shown} as one, row_number() over (order by ${order}) as place
          from contact_messages.message where ${where}
          order by place limit $3 offset $4) page) as items,
       (select count(*)::int from contact_messages.message where ${where}) as total,
       (select coalesce(json_agg(theme order by theme), '[]')
        from (select distinct theme from contact_messages.message where theme <> '') named) as themes`,
    [theme ?? null, status ?? null, pageSize, (page - 1) * pageSize, ...narrowed.values],
  );
  return listed.parse(row);
}

/** Reads a message; undefined when there is none, or it was erased. @throws ReadModelNotServed */
export async function readMessage(
  db: Queryable,
  id: ContactMessageId,
): Promise<MessageRow | undefined> {
  const [row] = await servedRows<{ found: unknown }>(
    db,
    `select read_position('contact-messages') as position,
       (select ${shown} from contact_messages.message where id = $1) as found`,
    [id],
  );
  return rowSchema.nullable().parse(row?.found ?? null) ?? undefined;
}

/** Messages received before an instant, oldest first. @throws ReadModelNotServed */
export async function findMessagesBefore(
  db: Queryable,
  before: Date,
  limit: number,
): Promise<readonly MessageRow[]> {
  const [row] = await servedRows<{ found: unknown }>(
    db,
    `select read_position('contact-messages') as position,
       (select coalesce(json_agg(${shown}), '[]') from (
          select * from contact_messages.message where received_at < $1
          order by received_at limit $2) old) as found`,
    [before, limit],
  );
  return z.array(rowSchema).parse(row?.found);
}
