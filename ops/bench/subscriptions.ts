import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import { describeStatuses } from '../chaos/describe-statuses.ts';
import type { BenchServer } from './bench-server.ts';
import { cpuSecondsOfTree } from './cpu-time.ts';
import { withParvisOnServer } from './parvis-on-server.ts';
import { postmasterOf } from './postmaster.ts';
import type { Figure } from './rounds.ts';

const perSecond = 200;
const seconds = 60;
const mailsLimitMs = 180_000;

interface Answered {
  /** 0 for a broken connection. */
  readonly status: number;
  readonly ms: number;
}

/**
 * Measures subscribing to job alerts at a steady rate, each with a different address, whether or
 * not earlier requests are complete; then counts the stored alerts and mails.
 */
export function benchSubscriptions(server: BenchServer): Promise<Figure[]> {
  return withParvisOnServer(
    server,
    'subscriptions',
    async ({ parvis, pool, caughtUp }) => {
      await parvis.start();
      const postmaster = await postmasterOf(pool);
      const cpuOf = () => Promise.all([parvis.pid ?? 0, postmaster].map(cpuSecondsOfTree));
      const agent = new Agent({ keepAlive: true });
      const requested: Promise<Answered>[] = [];
      const cpuBefore = await cpuOf();
      const begun = performance.now();
      while (requested.length < perSecond * seconds) {
        const due = Math.ceil(((performance.now() - begun) / 1_000) * perSecond);
        while (requested.length < due)
          requested.push(subscribe(agent, parvis.origin, requested.length));
        await delay(1);
      }
      const answered = await Promise.all(requested);
      const tookSeconds = (performance.now() - begun) / 1_000;
      agent.destroy();
      await caughtUp();
      const mailed = await mailsAfter(pool, requested.length);
      const cpuAfter = await cpuOf();
      const [node, postgres] = cpuAfter.map((after, index) =>
        ((1_000 * (after - (cpuBefore[index] ?? 0))) / requested.length).toFixed(1),
      );
      const alerts = await count(pool, 'select count(*)::int as count from alerts.alert');
      const times = answered.map(({ ms }) => ms).sort((one, other) => one - other);
      const at = (part: number) => Math.round(times[Math.floor(part * (times.length - 1))] ?? 0);
      return [
        {
          name: `${perSecond} subscriptions a second for ${seconds} s`,
          ours: `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, answered in ${tookSeconds.toFixed(1)} s`,
          reference: describeStatuses(answered.map(({ status }) => [status, 1])),
        },
        {
          name: `Stored after ${requested.length} subscriptions`,
          ours: `${alerts} alerts, ${mailed} mails sent`,
          reference: '',
        },
        {
          name: 'CPU time for 1,000 subscriptions, including mails',
          ours: `${node} s of Node, ${postgres} s of PostgreSQL`,
          reference: '',
        },
      ];
    },
    { PARVIS_ALERTS_PER_MINUTE: '100000' },
  );
}

function subscribe(agent: Agent, origin: string, number: number): Promise<Answered> {
  const begun = performance.now();
  const body = new URLSearchParams({
    submissionId: randomUUID(),
    filters: 'contract=cdi',
    mail_alerts_create_email: `abonne-${number}@exemple.fr`,
    mail_alerts_create_name: `Alerte ${number}`,
    mail_alerts_create_freq: 'weekly',
    accept: 'on',
  }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-fragment': '1' };
  return new Promise((resolve) => {
    const sent = request(
      `${origin}/mail/alerts/jobv2/create`,
      { agent, method: 'POST', headers: { ...headers, accept: 'text/html' } },
      (response) => {
        response.resume().once('end', () => {
          resolve({ status: response.statusCode ?? 0, ms: performance.now() - begun });
        });
      },
    );
    sent.once('error', () => resolve({ status: 0, ms: performance.now() - begun }));
    sent.end(body);
  });
}

/**
 * Waits until this many e-mails have been sent, or no more are being sent.
 * @returns how many there are
 */
async function mailsAfter(pool: Pool, wanted: number): Promise<number> {
  const deadline = performance.now() + mailsLimitMs;
  for (;;) {
    const sent = await count(
      pool,
      "select count(*)::int as count from outbox where state = 'sent'",
    );
    if (sent >= wanted || performance.now() > deadline) return sent;
    await delay(500);
  }
}

async function count(pool: Pool, query: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(query);
  return rows[0]?.count ?? 0;
}
