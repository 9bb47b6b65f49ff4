import type { Pool } from 'pg';
import { Gauge } from 'prom-client';
import { z } from 'zod';
import type { Metrics } from '../adapters/metrics/metrics.ts';

const countsSchema = z.array(z.object({ state: z.string(), count: z.number() }));

/** Measures, at each scrape, the connections of this process and the queues that all processes share. */
export function watchDatabase(metrics: Metrics, pool: Pool): void {
  watchConnections(metrics, pool);
  watchOutbox(metrics, pool);
  watchBackups(metrics, pool);
  watchQueue(metrics, pool, {
    name: 'parvis_reactors',
    help: 'Reactors by state; a failed one stopped at an event, a detached one lost its place in the log',
    states: ['running', 'failed', 'detached'],
    sql: 'select state, count(*)::int as count from reactor_checkpoint group by state',
  });
  watchQueue(metrics, pool, {
    name: 'parvis_renditions',
    help: 'Renditions of pictures that are waiting, and those given up',
    states: ['waiting', 'dead'],
    sql: `select state, count(*)::int as count from media_rendition
      where state in ('waiting', 'dead') group by state`,
  });
}

function watchConnections(metrics: Metrics, pool: Pool): void {
  const connections = new Gauge({
    name: 'parvis_database_connections',
    help: 'Connections of this process to the database, and callers that wait for one',
    labelNames: ['state'],
    registers: [metrics.registry],
  });
  metrics.readBeforeScrape('connections', () => {
    connections.set({ state: 'used' }, pool.totalCount - pool.idleCount);
    connections.set({ state: 'idle' }, pool.idleCount);
    connections.set({ state: 'waiting' }, pool.waitingCount);
  });
}

function watchOutbox(metrics: Metrics, pool: Pool): void {
  watchQueue(metrics, pool, {
    name: 'parvis_outbox_mails',
    help: 'Mails in the outbox: due, being sent, and given up',
    states: ['due', 'claimed', 'dead'],
    sql: `select state, count(*)::int as count from outbox
      where state in ('due', 'claimed', 'dead') group by state`,
  });
  const oldest = new Gauge({
    name: 'parvis_outbox_oldest_mail_seconds',
    help: 'How long the oldest mail that is not settled has been waiting since it was ordered',
    registers: [metrics.registry],
  });
  const overdue = new Gauge({
    name: 'parvis_outbox_overdue_seconds',
    help: 'How long the mail that is due first has been due, without an attempt to send it',
    registers: [metrics.registry],
  });
  metrics.readBeforeScrape('outbox-age', async () => {
    const { rows } = await pool.query<{ age: number; overdue: number }>(
      `select coalesce(extract(epoch from now() - min(ordered_at)), 0)::float as age,
         coalesce(extract(epoch from now() - min(due_at)), 0)::float as overdue
       from outbox where state in ('due', 'claimed')`,
    );
    oldest.set(Math.max(0, rows[0]?.age ?? 0));
    overdue.set(Math.max(0, rows[0]?.overdue ?? 0));
  });
}

function watchBackups(metrics: Metrics, pool: Pool): void {
  const last = new Gauge({
    name: 'parvis_last_backup_timestamp_seconds',
    help: 'When “parvis backup” finished last, in seconds since 1970; 0 if it never did',
    registers: [metrics.registry],
  });
  metrics.readBeforeScrape('backups', async () => {
    const { rows } = await pool.query<{ at: number }>(
      'select coalesce(extract(epoch from max(finished_at)), 0)::float as at from backup',
    );
    last.set(rows[0]?.at ?? 0);
  });
}

interface Queue {
  readonly name: `parvis_${string}`;
  readonly help: string;
  /** The rows counted; a state without rows is 0. */
  readonly states: readonly string[];
  /** Selects `state` and `count`. */
  readonly sql: string;
}

function watchQueue(metrics: Metrics, pool: Pool, { name, help, states, sql }: Queue): void {
  const labelNames = ['state'] as const;
  const gauge = new Gauge({ name, help, labelNames, registers: [metrics.registry] });
  metrics.readBeforeScrape(name.replace('parvis_', ''), async () => {
    const counts = countsSchema.parse((await pool.query(sql)).rows);
    for (const state of states)
      gauge.set({ state }, counts.find((row) => row.state === state)?.count ?? 0);
  });
}
