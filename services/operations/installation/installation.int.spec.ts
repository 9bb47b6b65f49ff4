import { installationEndpoints as at } from '@parvis/contracts/operations/installation-endpoints.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountWith } from '../../http/testing/actors.ts';
import { type ServedStreams, serveStreams } from '../../streams/testing/served-streams.ts';
import { SubjectStore } from '../../subjects/subject-store.ts';
import { type InstallationParts, installationRoutes } from './installation-routes.ts';

type Configured = InstallationParts['configuration'];

const bare: Configured = { publicOrigin: undefined, smtpUrl: undefined, offersFeeds: [] };
const setUp: Configured = {
  publicOrigin: 'https://rive.example',
  smtpUrl: 'smtp://mail.rive.example',
  offersFeeds: [{ source: 'ats', url: 'https://ats.example/feed.xml' }],
};
const configuration: Configured = { ...bare };
let served: ServedStreams;

beforeAll(async () => {
  served = await serveStreams([], async ({ pool, clock }) => {
    const subjects = await SubjectStore.open(pool, ['a secret of thirty-two characters'], clock);
    return installationRoutes({
      pool,
      subjects,
      clock,
      configuration,
    });
  });
  const account = accountWith('administrator');
  await served.world.pool.query(
    `insert into account (id, email, name, roles, command_id, claimed_at, opened_at)
     values ($1, 'anne@rive.example', 'Anne', '{administrator}', 'c', now(), now())`,
    [account.kind === 'account' ? account.accountId : ''],
  );
});
afterAll(() => served.close());
beforeEach(async () => {
  Object.assign(configuration, bare);
  await served.world.pool.query(
    'delete from backup; delete from outbox; delete from offer_feed_setting',
  );
});

const as = 'administrator' as const;
const read = async () => (await served.call(at.getInstallation, { as })).body;
const send = () => served.call(at.sendTestMail, { as, body: { locale: 'en' } });
const settle = (state: string, problem: string | null = null) =>
  served.world.pool.query(
    `update outbox set state = $1, problem = $2, settled_at = now()
     where (cause, subject_id) = (select cause, subject_id from outbox order by ordered_at desc limit 1)`,
    [state, problem],
  );

test('a bare installation has neither address, mail server, feed nor backup', async () => {
  expect(await read()).toEqual({
    publicAddress: null,
    mail: { hasServer: false, test: null },
    offerFeeds: 0,
    lastBackupAt: null,
  });
});

test('what was configured, and the last backup', async () => {
  Object.assign(configuration, setUp);
  const insert = 'insert into backup (finished_at, bytes) values ($1, 1), ($2, 1)';
  const [first, last] = ['2026-03-01T02:00:00.000Z', '2026-03-02T02:00:00.000Z'];
  await served.world.pool.query(insert, [last, first]);
  expect(await read()).toMatchObject({
    publicAddress: 'https://rive.example',
    mail: { hasServer: true },
    offerFeeds: 1,
    lastBackupAt: last,
  });
});

test('feeds of the back-office count beside those that the operator configured', async () => {
  const add = `insert into offer_feed_setting (source, address, schedule, is_on, next_at)
    values ('bank', 'https://ats.example/feed', '{"every": "hour"}', true, now())`;
  await served.world.pool.query(add);
  expect(await read()).toMatchObject({ offerFeeds: 1 });
  Object.assign(configuration, setUp);
  expect(await read()).toMatchObject({ offerFeeds: 2 });
});

test('a test that was written into the folder says nothing about the mail server', async () => {
  expect((await send()).status).toBe(204);
  await settle('sent');
  Object.assign(configuration, setUp);
  expect(await read()).toMatchObject({ mail: { hasServer: true, test: null } });
});

test('a test goes to the account that orders it, and what became of the newest is read', async () => {
  Object.assign(configuration, setUp);
  await send();
  const { rows } = await served.world.pool.query<{ params: object; people: number }>(
    `select params, (select count(*)::int from subject) as people from outbox order by ordered_at desc limit 1`,
  );
  expect(rows).toEqual([{ params: { locale: 'en', hasServer: true }, people: 1 }]);
  expect(await read()).toMatchObject({ mail: { test: { state: 'waiting', problem: null } } });
  await settle('dead', 'EAUTH');
  expect(await read()).toMatchObject({ mail: { test: { state: 'failed', problem: 'EAUTH' } } });
  await send();
  await settle('sent');
  expect(await read()).toMatchObject({ mail: { test: { state: 'sent', problem: null } } });
});

test('only administrators read it, and order tests', async () => {
  for (const other of ['editor', 'auditor', 'ethics-officer'] as const) {
    expect((await served.call(at.getInstallation, { as: other })).status).toBe(403);
    const sent = { as: other, body: { locale: 'en' } };
    expect((await served.call(at.sendTestMail, sent)).status).toBe(403);
  }
});
