import { packEntry } from '@parvis/contracts/ethics/entry.ts';
import {
  ethicsOfficerEndpoints,
  listedReportSchema,
  sealedReportSchema,
} from '@parvis/contracts/ethics/officer-endpoints.ts';
import type { ReportStep } from '@parvis/contracts/ethics/report-state.ts';
import { listSchema } from '@parvis/contracts/http/listing.ts';
import { expect, test } from 'vitest';
import { deleteClosedReports } from './delete-closed-reports.ts';
import { sealTo } from './seal.ts';
import { type EthicsWorld, ethicsWorld } from './testing/ethics-world.ts';

async function worldWithReport() {
  const world = await ethicsWorld();
  await world.officer();
  const receipt = await world.report();
  const [id = ''] = await world.reportIds();
  return { world, receipt, id };
}

function at(world: EthicsWorld, instant: string): void {
  world.clock = { now: () => new Date(instant) };
}

async function read(world: EthicsWorld, id: string) {
  const response = await world.call(ethicsOfficerEndpoints.getEthicsReport, { params: { id } });
  return response.as(sealedReportSchema);
}

async function list(world: EthicsWorld, query: Record<string, string> = {}) {
  const response = await world.call(ethicsOfficerEndpoints.listEthicsReports, { query });
  return response.as(listSchema(listedReportSchema));
}

async function take(world: EthicsWorld, id: string, step: ReportStep) {
  const sent = { params: { id }, body: { step } };
  return (await world.call(ethicsOfficerEndpoints.noteEthicsStep, sent)).status;
}

async function write(world: EthicsWorld, id: string, isAnswer: boolean) {
  const { recipient } = await read(world, id);
  const sealed = await sealTo(recipient, packEntry({ kind: 'message', text: 'Merci.' }));
  const body = { sealed: sealed.toString('base64'), isAnswer };
  return world.call(ethicsOfficerEndpoints.answerEthicsReport, { params: { id }, body });
}

async function thread(world: EthicsWorld, receipt: string) {
  const opened: unknown = await (await world.post('/receipt', { receipt })).json();
  return opened;
}

/** Returns the same day three months later, or the last day of that month. */
function threeMonthsAfter(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + 3, 0)).getUTCDate();
  const due = new Date(Date.UTC(year, month + 2, Math.min(date, lastOfMonth)));
  return due.toISOString().slice(0, 10);
}

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

test('the acknowledgement is due after seven days and the answer after three months, on every day of six years', async () => {
  const { pool } = await ethicsWorld();
  const { rows } = await pool.query<{ received: string; due: string; acknowledged: boolean }>(
    `INSERT INTO ethics_report (id, receipt_hash, recipient, received_on, acknowledged_on)
     SELECT gen_random_uuid(), decode(md5(day || (taken::text)), 'hex'), 'age1', day,
       CASE WHEN taken THEN day::date END
     FROM generate_series('2023-01-01'::date, '2028-12-31', '1 day') AS day,
       unnest('{true,false}'::boolean[]) AS taken
     RETURNING to_char(received_on, 'YYYY-MM-DD') AS received, to_char(due_on, 'YYYY-MM-DD') AS due,
       acknowledged_on IS NOT NULL AS acknowledged`,
  );
  expect(rows).toHaveLength(2 * 2_192);
  for (const { received, due, acknowledged } of rows)
    expect([received, due]).toEqual([
      received,
      acknowledged ? threeMonthsAfter(received) : daysAfter(received, 7),
    ]);
});

test.each([
  ['2023-11-30', '2024-02-29'],
  ['2024-11-30', '2025-02-28'],
  ['2026-05-31', '2026-08-31'],
  ['2026-08-31', '2026-11-30'],
  ['2026-12-31', '2027-03-31'],
])('three months after %s is %s', (received, due) => {
  expect(threeMonthsAfter(received)).toBe(due);
});

test('days are counted in Paris time, and lateness is in days', async () => {
  const { world, id } = await worldWithReport();
  const due = async () => (await read(world, id)).due;
  expect(await due()).toEqual({ what: 'acknowledgement', on: '2026-01-12', daysLeft: 7 });
  at(world, '2026-01-11T22:59:59Z');
  expect(await due()).toMatchObject({ daysLeft: 1 });
  at(world, '2026-01-11T23:00:00Z');
  expect(await due()).toMatchObject({ daysLeft: 0 });
  at(world, '2026-01-12T23:00:00Z');
  expect(await due()).toMatchObject({ daysLeft: -1 });
  await take(world, id, 'acknowledge');
  expect(await due()).toEqual({ what: 'answer', on: '2026-04-05', daysLeft: 82 });
});

test('the officer and the reporter see each step in the state of the report, with the day on which it was first taken', async () => {
  const { world, receipt, id } = await worldWithReport();
  const states: unknown[] = [];
  for (const [day, step] of [
    ['2026-01-06', 'acknowledge'],
    ['2026-01-07', 'acknowledge'],
    ['2026-01-08', 'answer'],
    ['2026-01-09', 'close'],
    ['2026-01-10', 'reopen'],
  ] as const) {
    at(world, `${day}T12:00:00Z`);
    expect(await take(world, id, step)).toBe(204);
    const { state, due, deletedOn } = await read(world, id);
    expect(await thread(world, receipt)).toMatchObject({ state });
    const shown = await thread(world, receipt);
    states.push([state, due?.what, deletedOn, Object(shown).since]);
  }
  expect(states).toEqual([
    ['acknowledged', 'answer', null, '2026-01-06'],
    ['acknowledged', 'answer', null, '2026-01-06'],
    ['answered', undefined, null, '2026-01-08'],
    ['closed', undefined, '2026-03-10', '2026-01-09'],
    ['answered', undefined, null, '2026-01-08'],
  ]);
});

test('a report closed too early returns to its previous state when reopened', async () => {
  const { world, id } = await worldWithReport();
  await take(world, id, 'close');
  expect((await read(world, id)).state).toBe('closed');
  await take(world, id, 'reopen');
  expect(await read(world, id)).toMatchObject({
    state: 'received',
    due: { what: 'acknowledgement' },
  });
});

test('any message from an officer acknowledges receipt, and is the answer when marked as such', async () => {
  const { world, id } = await worldWithReport();
  expect((await write(world, id, false)).status).toBe(204);
  expect(await read(world, id)).toMatchObject({ state: 'acknowledged', lastBy: 'officer' });
  expect((await write(world, id, true)).status).toBe(204);
  expect(await read(world, id)).toMatchObject({ state: 'answered', due: null });
});

test('a message from the reporter reopens the report', async () => {
  const { world, receipt, id } = await worldWithReport();
  await write(world, id, true);
  await take(world, id, 'close');
  expect((await list(world)).total).toBe(0);
  await world.post('/message', { receipt, text: 'Encore ceci.' });
  expect(await read(world, id)).toMatchObject({
    state: 'answered',
    lastBy: 'reporter',
    deletedOn: null,
  });
});

test('no step can be taken on a missing report', async () => {
  const { world } = await worldWithReport();
  const id = '00000000-0000-4000-8000-000000000000';
  expect(await take(world, id, 'close')).toBe(404);
});

test('reports are sorted by due date; the list can be filtered by state, and closed reports only appear on request', async () => {
  const { world, id: first } = await worldWithReport();
  const others: string[] = [];
  for (const day of ['2026-01-07', '2026-01-06', '2026-01-08', '2026-01-09']) {
    at(world, `${day}T12:00:00Z`);
    await world.report();
    const known = new Set([first, ...others]);
    others.push((await world.reportIds()).find((id) => !known.has(id)) ?? '');
  }
  const [third = '', second = '', answered = '', closed = ''] = others;
  await take(world, first, 'acknowledge');
  await write(world, answered, true);
  await take(world, closed, 'close');
  const ids = async (query?: Record<string, string>) =>
    (await list(world, query)).items.map(({ id }) => id);
  expect(await ids()).toEqual([second, third, first, answered]);
  expect(await ids({ state: 'received' })).toEqual([second, third]);
  expect(await ids({ state: 'acknowledged' })).toEqual([first]);
  expect(await ids({ state: 'closed' })).toEqual([closed]);
  expect(await list(world, { state: 'all', pageSize: '2', page: '3' })).toMatchObject({
    total: 5,
    items: [{ id: answered }],
  });
});

test('a report is deleted from every table sixty days after it was closed, and an open one is kept', async () => {
  const { world, id } = await worldWithReport();
  await world.report();
  await take(world, id, 'close');
  const job = deleteClosedReports(world.pool, 60);
  const left = async () => {
    const { rows } = await world.pool.query<{ table: string }>(
      `SELECT 'report' AS table FROM ethics_report WHERE id = $1
       UNION ALL SELECT 'envelope' FROM ethics_envelope WHERE report_id = $1
       UNION ALL SELECT 'entry' FROM ethics_entry WHERE report_id = $1`,
      [id],
    );
    return rows.map(({ table }) => table);
  };
  await job.run(new Date('2026-03-05T22:59:59Z'));
  expect(await left()).toEqual(['report', 'envelope', 'entry']);
  await job.run(new Date('2026-03-05T23:00:00Z'));
  expect(await left()).toEqual([]);
  await job.run(new Date('2036-01-01T00:00:00Z'));
  expect((await list(world, { state: 'all' })).total).toBe(1);
});
