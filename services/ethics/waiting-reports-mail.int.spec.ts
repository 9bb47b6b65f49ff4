import { packEntry } from '@parvis/contracts/ethics/entry.ts';
import {
  ethicsOfficerEndpoints,
  sealedReportSchema,
} from '@parvis/contracts/ethics/officer-endpoints.ts';
import { type SubjectId, subjectIdSchema } from '@parvis/contracts/subjects/subject-id.ts';
import { expect, test } from 'vitest';
import { sealTo } from './seal.ts';
import { type EthicsWorld, ethicsWorld } from './testing/ethics-world.ts';
import { notifyOfficers, waitingReportsMail } from './waiting-reports-mail.ts';

const subjects: Record<string, SubjectId> = {
  ethicsoffice: subjectIdSchema.parse('sb0000000001'),
  ethicssecond: subjectIdSchema.parse('sb0000000002'),
};

async function nowAndThen(world: EthicsWorld) {
  const { pool } = world;
  await pool.query(
    `INSERT INTO subject (id, created_at) SELECT * FROM unnest($1::text[]), now()
     ON CONFLICT DO NOTHING`,
    [Object.values(subjects)],
  );
  const job = notifyOfficers({
    pool,
    subjectOf: async (accountId) => subjects[accountId] ?? subjectIdSchema.parse('sb0000000003'),
  });
  return async (...instants: string[]) => {
    for (const instant of instants) await job.run(new Date(instant));
    const { rows } = await pool.query<{ notified: string }>(
      `SELECT subject_id || ' ' || cause AS notified FROM outbox ORDER BY cause, subject_id`,
    );
    return rows.map(({ notified }) => notified);
  };
}

async function worldWithReport() {
  const world = await ethicsWorld();
  await world.officer();
  const receipt = await world.report();
  const [id = ''] = await world.reportIds();
  return { world, receipt, id, notified: await nowAndThen(world) };
}

async function answer(world: EthicsWorld, id: string, isAnswer: boolean) {
  const read = await world.call(ethicsOfficerEndpoints.getEthicsReport, { params: { id } });
  const { recipient } = read.as(sealedReportSchema);
  const sealed = await sealTo(recipient, packEntry({ kind: 'message', text: 'Merci.' }));
  const body = { sealed: sealed.toString('base64'), isAnswer };
  await world.call(ethicsOfficerEndpoints.answerEthicsReport, { params: { id }, body });
}

const first = (date: string) => `sb0000000001 waits-${date}`;

test('officers are notified of a report the next morning at eight in Paris, and once a day', async () => {
  const { notified } = await worldWithReport();
  expect(await notified('2026-01-05T12:10:00Z', '2026-01-05T22:50:00Z')).toEqual([]);
  expect(await notified('2026-01-06T06:59:59Z')).toEqual([]);
  const mornings = ['2026-01-06T07:00:00Z', '2026-01-06T07:10:00Z', '2026-01-06T22:50:00Z'];
  expect(await notified(...mornings)).toEqual([first('2026-01-06')]);
  expect(await notified('2026-01-07T07:00:00Z')).toEqual([
    first('2026-01-06'),
    first('2026-01-07'),
  ]);
});

test('the hour is eight in Paris in summer as well', async () => {
  const { notified } = await worldWithReport();
  expect(await notified('2026-07-06T05:59:59Z')).toEqual([]);
  expect(await notified('2026-07-06T06:00:00Z')).toEqual([first('2026-07-06')]);
});

test('nobody is notified when nothing is waiting: after an answer, or when reports are closed', async () => {
  const { world, id, notified } = await worldWithReport();
  await answer(world, id, false);
  expect(await notified('2026-01-06T08:00:00Z')).toEqual([]);
  // An answer is due within a week.
  expect(await notified('2026-03-28T08:00:00Z', '2026-03-29T08:00:00Z')).toEqual([
    first('2026-03-29'),
  ]);
  await answer(world, id, true);
  const sent = { params: { id }, body: { step: 'close' } };
  await world.call(ethicsOfficerEndpoints.noteEthicsStep, sent);
  expect(await notified('2026-03-30T08:00:00Z')).toEqual([first('2026-03-29')]);
});

test('officers are notified of an unanswered message from the next morning on', async () => {
  const { world, receipt, id, notified } = await worldWithReport();
  await answer(world, id, true);
  world.clock = { now: () => new Date('2026-01-08T06:00:00Z') };
  await world.post('/message', { receipt, text: 'Et ?' });
  expect(await notified('2026-01-08T12:00:00Z')).toEqual([]);
  expect(await notified('2026-01-09T12:00:00Z')).toEqual([first('2026-01-09')]);
  await answer(world, id, true);
  expect(await notified('2026-01-10T12:00:00Z')).toEqual([first('2026-01-09')]);
});

test('officers with a valid key are notified of a waiting key, and its own officer is not', async () => {
  const world = await ethicsWorld();
  await world.officer();
  await world.officer('ethicssecond');
  const notified = await nowAndThen(world);
  expect(await notified('2026-01-06T12:00:00Z')).toEqual([first('2026-01-06')]);
});

test('the e-mail names neither subject nor person, and is not sent to former officers', async () => {
  const { world } = await worldWithReport();
  const template = waitingReportsMail(world.pool, 'https://parvis.example');
  const subject = { id: subjectIdSchema.parse('sb0000000001'), createdAt: new Date(0), data: [] };
  const mail = await template.render(subject, { account: 'ethicsoffice' });
  expect(mail?.to.address).toBe('ethicsoffice@estuaire.example');
  const said = `${template.name} ${mail?.subject} ${mail?.text}`;
  expect(said).toContain('https://parvis.example/admin\n');
  expect(said).not.toMatch(/thi(?:que|cs)|signalement|report|alert|Hartley/i);
  await world.pool.query(`UPDATE account SET roles = '{editor}' WHERE id = 'ethicsoffice'`);
  expect(await template.render(subject, { account: 'ethicsoffice' })).toBeUndefined();
});
