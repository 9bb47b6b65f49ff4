import type { Knex } from 'knex';

const webhooks = `
create table webhook (
  id text primary key,
  address text not null,
  description text not null,
  -- What it is sent changes of; everything if empty.
  kinds text[] not null,
  is_on boolean not null,
  stopped text check (stopped in ('failing', 'gone')),
  created_at timestamptz not null,
  -- Encrypted under a key derived from the installation's secret; the former one signs for a day.
  sealed_secret bytea not null,
  sealed_former bytea,
  former_until timestamptz,
  -- The place in the change feed up to which messages were made.
  cursor text not null,
  -- Since when no attempt succeeded; null before the first one.
  failing_since timestamptz,
  last_delivered_at timestamptz
);
create table webhook_delivery (
  id text primary key,
  webhook_id text not null references webhook (id) on delete cascade,
  -- Messages about one thing are delivered in this order.
  number bigint generated always as identity,
  subject text not null,
  type text not null,
  body text not null,
  state text not null check (state in ('waiting', 'delivered', 'failed')),
  created_at timestamptz not null,
  attempts int not null default 0,
  -- Of the attempts since it was queued, or sent again by a person.
  first_at timestamptz,
  last_at timestamptz,
  next_at timestamptz not null,
  status int,
  milliseconds int,
  answer text not null default ''
);
create index on webhook_delivery (webhook_id, number);
create index on webhook_delivery (webhook_id, number) where state = 'waiting';
create index on webhook_delivery (webhook_id, subject, number) where state = 'waiting';
create index on webhook_delivery (created_at) where state <> 'waiting';
`;

/** Changes in public are sent to the systems of others. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(webhooks);
}
