import { ethicsKeyEndpoints, officersSchema } from '@parvis/contracts/ethics/key-endpoints.ts';
import { ethicsOfficerEndpoints } from '@parvis/contracts/ethics/officer-endpoints.ts';
import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { subjectIdSchema } from '@parvis/contracts/subjects/subject-id.ts';
import { describe, expect, test } from 'vitest';
import { mailOrderSchema } from '../outbox/mail-order.ts';
import { levelRowVersions } from './level-row-versions.ts';
import { suspendKey } from './suspend-key.ts';
import { ethicsWorld } from './testing/ethics-world.ts';

const [first, second] = ['ethicsoffice', 'ethicssecond'] as const;
const check = Buffer.alloc(32, 1).toString('base64');
const { getEthicsReport, listEthicsReports, answerEthicsReport } = ethicsOfficerEndpoints;
const { deleteEthicsReport, noteEthicsStep } = ethicsOfficerEndpoints;

async function given() {
  const world = await ethicsWorld();
  const officer = await world.officer();
  await world.report();
  await world.report({ text: 'Autre chose' });
  const [id = '', other = ''] = await world.reportIds();
  return { world, officer, id, other };
}

async function withTwoOfficers() {
  const { world, ...rest } = await given();
  const { recipient } = await world.officer(second);
  const consent = { params: { id: second }, body: { recipient, check } };
  await world.call(ethicsKeyEndpoints.consentToEthicsKey, consent);
  return { world, ...rest };
}

type World = Awaited<ReturnType<typeof given>>['world'];

function reset(world: World, accountId: string): Promise<boolean> {
  const subjectOf = async () => subjectIdSchema.parse('ethicssubjct');
  return suspendKey({ pool: world.pool, subjectOf }, accountId, world.clock.now());
}

async function mailed(world: World): Promise<readonly string[]> {
  const { rows } = await world.pool.query(
    `SELECT cause, subject_id AS "subjectId", template, params FROM outbox
     WHERE template = 'account-was-reset' ORDER BY params ->> 'account'`,
  );
  // An order that is malformed would never be sent.
  return rows.map((row) => String(mailOrderSchema.parse(row).params['account']));
}

describe('A session without the private key', () => {
  test('can neither list, read, answer, close nor delete', async () => {
    const { world, id } = await given();
    const params = { id };
    const answers = await Promise.all([
      world.callPlainly(listEthicsReports),
      world.callPlainly(getEthicsReport, { params }),
      world.callPlainly(answerEthicsReport, { params, body: { sealed: 'c2VhbGVk' } }),
      world.callPlainly(noteEthicsStep, { params, body: { step: 'close' } }),
      world.callPlainly(deleteEthicsReport, { params }),
      world.callPlainly(ethicsKeyEndpoints.removeEthicsKey, { params: { id: first } }),
    ]);
    expect(answers.map(({ status, problem }) => `${status} ${problem?.code}`)).toEqual(
      Array(6).fill('403 ethics-proof-missing'),
    );
    expect(await world.reportIds()).toHaveLength(2);
  });

  test('a proof counts once, for one action on one report, of one officer, for two minutes', async () => {
    const { world, id, other } = await withTwoOfficers();
    const proof = (await world.proof(first, 'read', id)) ?? '';
    const use = async (of: string, endpoint: Endpoint = getEthicsReport, as: string = first) =>
      (await world.callPlainly(endpoint, { as, params: { id: of }, query: { proof } })).status;
    expect(await use(other)).toBe(403);
    expect(await use(id, deleteEthicsReport)).toBe(403);
    expect(await use(id, getEthicsReport, second)).toBe(403);
    expect(await use(id)).toBe(200);
    expect(await use(id)).toBe(403);

    const late = (await world.proof(first, 'read', id)) ?? '';
    const later = new Date(world.clock.now().getTime() + 121_000);
    world.clock = { now: () => later };
    const query = { proof: late };
    expect((await world.callPlainly(getEthicsReport, { params: { id }, query })).status).toBe(403);
  });
});

describe('The key of an officer whose account was reset', () => {
  test('is suspended until another officer agrees, who is notified', async () => {
    const { world, id } = await withTwoOfficers();
    await reset(world, second);
    expect(await mailed(world)).toEqual([first]);
    const read = () => world.call(getEthicsReport, { as: second, params: { id } });
    expect((await read()).problem?.code).toBe('ethics-key-suspended');
    const later = new Date('2026-02-05T12:00:00Z');
    world.clock = { now: () => later };
    expect((await read()).problem?.code).toBe('ethics-key-suspended');
    const agree = (as: string) =>
      world.call(ethicsKeyEndpoints.reinstateEthicsKey, { as, params: { id: second } });
    expect((await agree(second)).problem?.code).toBe('ethics-key-suspended');
    expect((await agree(first)).status).toBe(204);
    expect((await read()).status).toBe(200);
  });

  test('is suspended for seven days where there is no other officer; reports still arrive', async () => {
    const { world, id } = await given();
    await reset(world, first);
    expect(await mailed(world)).toContain(first);
    const read = () => world.call(getEthicsReport, { params: { id } });
    expect((await read()).problem?.code).toBe('ethics-key-suspended');
    expect(await world.report()).not.toBe('');
    const later = new Date(world.clock.now().getTime() + 7 * 86_400_000);
    world.clock = { now: () => later };
    expect((await read()).status).toBe(200);
  });
});

describe('A public key with a wrong checksum', () => {
  test('is refused', async () => {
    const world = await ethicsWorld();
    const { recipient } = await world.officer();
    const wrong = `${recipient.slice(0, -1)}${recipient.endsWith('q') ? 'p' : 'q'}`;
    const body = { recipient: wrong, wrappedIdentity: 'c2VhbGVk' };
    const created = await world.call(ethicsKeyEndpoints.createEthicsKey, { as: second, body });
    expect([created.status, created.problem?.code]).toEqual([422, 'ethics-key-damaged']);
  });

  test('that was stored before is shown, and keeps no report from the other officers', async () => {
    const { world } = await withTwoOfficers();
    await world.pool.query(
      `UPDATE ethics_officer SET recipient = overlay(recipient placing
         CASE substr(recipient, length(recipient) - 3, 1) WHEN 'q' THEN 'p' ELSE 'q' END
         from length(recipient) - 3)
       WHERE account_id = $1`,
      [second],
    );
    expect(await world.report()).not.toBe('');
    const response = await world.call(ethicsKeyEndpoints.getEthicsOfficers);
    const { officers } = response.as(officersSchema);
    expect(officers.map(({ accountId, isDamaged }) => [accountId, isDamaged])).toEqual(
      expect.arrayContaining([
        [first, false],
        [second, true],
      ]),
    );
  });
});

test('two entries at one instant are both kept', async () => {
  const { world, officer, id } = await given();
  const send = () =>
    world.call(answerEthicsReport, { params: { id }, body: { sealed: 'c2VhbGVk' } });
  const answers = await Promise.all([send(), send(), send(), send()]);
  expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(204));
  const { rows } = await world.pool.query(
    'SELECT position FROM ethics_entry WHERE report_id = $1 ORDER BY position',
    [id],
  );
  expect([officer.id, rows.map(({ position }) => position)]).toEqual([first, [0, 1, 2, 3, 4]]);
});

test('the rows of a day have one version in the night, which tells no second', async () => {
  const { world } = await given();
  const tables = ['ethics_report', 'ethics_entry', 'ethics_envelope'];
  const versions = async () => {
    const all = tables.map((table) => `SELECT xmin::text AS version FROM ${table}`);
    const { rows } = await world.pool.query<{ version: string }>(all.join(' UNION '));
    return rows.length;
  };
  expect(await versions()).toBe(2);
  const job = levelRowVersions(world.pool);
  await job.run(world.clock.now());
  expect(await versions()).toBe(2);
  await job.run(new Date(world.clock.now().getTime() + 86_400_000));
  expect(await versions()).toBe(1);
});
