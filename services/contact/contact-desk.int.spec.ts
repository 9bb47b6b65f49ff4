import { randomUUID } from 'node:crypto';
import {
  contactDeskEndpoints as at,
  messageListSchema,
} from '@parvis/contracts/contact/desk-endpoints.ts';
import { moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import { startOfLog } from '@parvis/contracts/log/position.ts';
import { contactMessages } from '@parvis/projections/contact-messages/contact-messages.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ServedStreams, serveStreams } from '../streams/testing/served-streams.ts';
import { repeatErasures } from '../subjects/repeat-erasures.ts';
import { SubjectStore } from '../subjects/subject-store.ts';
import { contactDeskRoutes } from './contact-desk-routes.ts';
import { eraseOldMessages } from './erase-message.ts';
import { receiveMessage } from './receive-message.ts';
import { Stamps } from './stamps.ts';

const moduleId = moduleIdSchema.parse('k3f9a1b2c3d4e5f6');
const start = Date.UTC(2026, 0, 5, 9);
let here: ServedStreams;
let subjects: SubjectStore;
let now = start;
const clock = { now: () => new Date(now) };
const needed = new Set<string>();
const isNeeded = async (id: string) => needed.has(id);

beforeEach(async () => {
  here = await serveStreams([contactMessages], async ({ log, pool, accountNames }) => {
    subjects = await SubjectStore.open(pool, ['a secret of thirty-two characters'], clock);
    return contactDeskRoutes({ log, db: pool, clock, accountNames, subjects, isNeeded });
  });
});
afterEach(() => here.close());

async function send(theme: string, name: string, email: string): Promise<void> {
  const { log } = here.world;
  const stamps = new Stamps([Buffer.alloc(32)], clock);
  const stamp = new Stamps([Buffer.alloc(32)], { now: () => new Date(now - 60_000) }).make();
  const attempts = { take: async () => undefined };
  const sent = { theme, name, email, message: `De ${name}`, acceptance: 'on', website: '', stamp };
  const from = { moduleId, theme, locale: 'fr', address: '192.0.2.1' } as const;
  const ports = { log, subjects, attempts, stamps, clock };
  const received = await receiveMessage(ports, { ...from, sent, commandId: randomUUID() });
  expect(received.ok).toBe(true);
  now += 1_000;
}

const call: ServedStreams['call'] = (endpoint, sent) =>
  here.call(endpoint, { as: 'editor', ...sent });
const list = async (query: Record<string, string> = {}) =>
  (await call(at.listContactMessages, { query })).as(messageListSchema);
async function idOf(name: string) {
  const found = (await list()).items.find((item) => item.name === name);
  if (found === undefined) throw new Error(`no message from ${name}`);
  return found.id;
}

async function keptOf(email: string) {
  const id = await subjects.find(email);
  return id === undefined ? undefined : (await subjects.read(id))?.data.map(({ kind }) => kind);
}

test('messages are listed newest first, by theme and by status, a page at a time', async () => {
  for (const [theme, name] of [
    ['Presse', 'Anne'],
    ['', 'Briac'],
    ['Presse', 'Corentin'],
  ] as const)
    await send(theme, name, `${name}@exemple.fr`);
  const all = await list();
  expect(all.items.map(({ name, status }) => [name, status])).toEqual([
    ['Corentin', 'new'],
    ['Briac', 'new'],
    ['Anne', 'new'],
  ]);
  expect([all.total, all.themes]).toEqual([3, ['Presse']]);
  expect((await list({ theme: 'Presse' })).items.map(({ name }) => name)).toEqual([
    'Corentin',
    'Anne',
  ]);
  const second = await list({ page: '2', pageSize: '2' });
  expect([second.items.map(({ name }) => name), second.total]).toEqual([['Anne'], 3]);
});

test('a message is read, and its status changed once, with the author of the change', async () => {
  await send('', 'Briac', 'Briac@exemple.fr');
  const id = await idOf('Briac');
  const params = { id };
  const read = await call(at.getContactMessage, { params });
  expect(read.body).toMatchObject({
    name: 'Briac',
    email: 'Briac@exemple.fr',
    message: 'De Briac',
  });
  for (let turn = 0; turn < 2; turn += 1) {
    const changed = await call(at.changeContactStatus, { params, body: { status: 'answered' } });
    expect(changed.status).toBe(204);
  }
  const [answered] = (await list({ status: 'answered' })).items;
  expect(answered).toMatchObject({ id, changedBy: 'Name of editor000000' });
  const stream = await here.world.log.readStream(`contactmessage-${id}`);
  expect(stream.map(({ type }) => type)).toEqual([
    'ContactMessageReceived',
    'ContactMessageStatusChanged',
  ]);
});

test.each(['auditor', 'nobody'] as const)('%s cannot read messages', async (as) => {
  await send('', 'Anne', 'anne@exemple.fr');
  const params = { id: await idOf('Anne') };
  const status = as === 'nobody' ? 401 : 403;
  expect((await call(at.listContactMessages, { as })).status).toBe(status);
  expect((await call(at.getContactMessage, { as, params })).status).toBe(status);
  const body = { status: 'spam' };
  expect((await call(at.changeContactStatus, { as, params, body })).status).toBe(status);
  expect((await call(at.eraseContactMessage, { as, params })).status).toBe(status);
});

test('erasing one of two messages leaves the other; erasing the last forgets the sender', async () => {
  const email = 'deux@exemple.fr';
  await send('', 'Denez', email);
  await send('', 'Denez bis', email);
  const params = { id: await idOf('Denez') };
  expect((await call(at.eraseContactMessage, { params })).status).toBe(204);
  expect((await call(at.getContactMessage, { params })).status).toBe(404);
  expect((await call(at.eraseContactMessage, { params })).status).toBe(404);
  expect(await keptOf(email)).toEqual(['email', 'message', 'name']);
  await call(at.eraseContactMessage, { params: { id: await idOf('Denez bis') } });
  expect(await keptOf(email)).toBeUndefined();
});

test('a sender whose address is needed elsewhere keeps it', async () => {
  const email = 'alerte@exemple.fr';
  await send('', 'Enora', email);
  needed.add(String(await subjects.find(email)));
  await call(at.eraseContactMessage, { params: { id: await idOf('Enora') } });
  expect(await keptOf(email)).toEqual(['email']);
});

test('a database restored from a backup erases a deleted message again', async () => {
  const email = 'sauvegarde@exemple.fr';
  const { log, pool } = here.world;
  await send('', 'Fanch', email);
  await send('', 'Fanch bis', email);
  await repeatErasures(log, pool);
  const id = await idOf('Fanch');
  const kept = await pool.query('select * from subject_datum where about = $1', [id]);
  await call(at.eraseContactMessage, { params: { id } });
  for (const row of kept.rows)
    await pool.query('insert into subject_datum values ($1, $2, $3, $4, $5)', [
      row.subject_id,
      row.kind,
      row.about,
      row.sealed,
      row.changed_at,
    ]);
  await repeatErasures(log, pool);
  expect(await keptOf(email)).toEqual(['email', 'message', 'name']);
});

test('messages are erased after the configured number of days, and newer ones are kept', async () => {
  const { log, pool } = here.world;
  await send('', 'Anne', 'anne@exemple.fr');
  await send('', 'Gwenn', 'gwenn@exemple.fr');
  const job = eraseOldMessages({ log, db: pool, isNeeded }, 365);
  const yearMs = 365 * 86_400_000;
  await here.catchUp();
  await job.run(new Date(now + yearMs - 1_000));
  const left = (await list()).items.map(({ name }) => name);
  expect(left).toContain('Gwenn');
  expect(left).not.toContain('Anne');
  await job.run(new Date(now + yearMs));
  expect((await list()).total).toBe(0);
  const events = JSON.stringify(await log.readAll(startOfLog, 1_000));
  expect(events).not.toMatch(/Gwenn|exemple/);
});
