import { randomBytes } from 'node:crypto';
import { packEntry } from '@parvis/contracts/ethics/entry.ts';
import {
  ethicsOfficerEndpoints,
  sealedReportSchema,
} from '@parvis/contracts/ethics/officer-endpoints.ts';
import { expect, test } from 'vitest';
import { sealTo } from './seal.ts';
import { ethicsWorld } from './testing/ethics-world.ts';

const browser = { Accept: 'text/html' };
const text = 'Caisse noire à Port-Lyautey';

test('an officer can read a report, and the database contains it only sealed', async () => {
  const world = await ethicsWorld();
  const officer = await world.officer();
  await world.report({ text, name: 'Anne Riou', phone: '+33 2 40 00 00 00' });
  const [id = ''] = await world.reportIds();
  expect(await world.read(officer, id)).toEqual([
    { kind: 'report', anonymous: false, name: 'Anne Riou', phone: '+33 2 40 00 00 00', text },
  ]);
  const { rows } = await world.pool.query("SELECT encode(sealed, 'escape') FROM ethics_entry");
  expect(JSON.stringify(rows)).not.toContain('Caisse');
});

test('for an anonymous reporter neither name nor phone is stored, even if both were sent', async () => {
  const world = await ethicsWorld();
  const officer = await world.officer();
  await world.report({ text, anonymous: 'on', name: 'Anne Riou', phone: '+33 2 40 00 00 00' });
  const [id = ''] = await world.reportIds();
  expect(await world.read(officer, id)).toEqual([
    { kind: 'report', anonymous: true, name: '', phone: '', text },
  ]);
});

test('without script the receipt code is in the response itself, which cannot be requested again', async () => {
  const world = await ethicsWorld();
  await world.officer();
  const response = await world.post('', { text }, browser);
  expect([response.status, response.headers.get('location')]).toEqual([200, null]);
  expect(await response.text()).toMatch(/[0-9A-Z]{4}(-[0-9A-Z]{4}){4}/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const inPlace = await world.post('', { text }, { ...browser, 'X-Fragment': '1' });
  expect([inPlace.headers.get('x-fragment'), world.rendered.map(({ as }) => as)]).toEqual([
    '1',
    ['page', 'fragment'],
  ]);
});

test('before there is an officer the form is closed, and a report sent anyway is refused', async () => {
  const world = await ethicsWorld();
  await fetch(`${world.origin}/en/modal/form-ethics`);
  expect(world.rendered[0]).toMatchObject({ locale: 'en', step: { kind: 'closed' } });
  const response = await world.post('', { text });
  expect([response.status, await response.text()]).toEqual([
    409,
    expect.stringContaining('ethics-closed'),
  ]);
});

test('a refused form keeps its input', async () => {
  const world = await ethicsWorld();
  await world.officer();
  const response = await world.post('', { text: ' ', name: 'Anne', anonymous: 'on' }, browser);
  expect(response.status).toBe(422);
  expect(world.rendered[0]?.step).toMatchObject({
    kind: 'report',
    typed: { anonymous: true, name: 'Anne', phone: '', text: ' ' },
    errors: { summary: [{ field: 'text' }] },
  });
});

test.each([
  ['no text', {}, 422],
  ['a text that is too long', { text: 'x'.repeat(20_001) }, 422],
  ['a name that is too long', { text, name: 'x'.repeat(121) }, 422],
  ['another value of the box', { text, anonymous: 'no' }, 422],
  ['ten megabytes', { text: 'x'.repeat(10_000_000) }, 413],
] as const)('%s is refused without being repeated', async (_what, fields, status) => {
  const world = await ethicsWorld();
  await world.officer();
  const response = await world.post('', fields);
  const said = await response.text();
  expect([response.status, said.length < 2_000]).toEqual([status, true]);
  expect(said).not.toContain('xxxxx');
  expect(await world.reportIds()).toEqual([]);
});

test('a report submitted twice at the same time is stored once', async () => {
  const world = await ethicsWorld();
  await world.officer();
  const sent = { text, submissionId: '6f1c2a34-5b6d-4e7f-8a9b-0c1d2e3f4a5b' };
  const responses = await Promise.all([world.post('', sent), world.post('', sent)]);
  const [first, second] = await Promise.all(responses.map((response) => response.text()));
  expect([first === second, (await world.reportIds()).length]).toEqual([true, 1]);
});

test('reporters are neither authenticated nor traced; what officers do is traced without the report', async () => {
  const world = await ethicsWorld();
  await world.officer();
  await world.post('', { text }, { Authorization: 'editor', Origin: 'https://evil.example' });
  await world.post('', { text }, { Authorization: 'nobody' });
  const [id = ''] = await world.reportIds();
  await world.call(ethicsOfficerEndpoints.getEthicsReport, { params: { id } });
  expect(world.traced.map(({ what, accountId }) => [what, accountId])).toEqual([
    ['createEthicsKey', 'ethicsoffice'],
    ['getEthicsReport', 'ethicsoffice'],
  ]);
  expect(JSON.stringify(world.traced)).not.toContain(id);
});

test('one network may send a few reports within ten minutes, and further ones afterwards', async () => {
  const world = await ethicsWorld();
  const statuses: number[] = [];
  for (let turn = 0; turn < 21; turn += 1) statuses.push((await world.post('', { text })).status);
  expect([statuses.at(19), statuses.at(20)]).toEqual([409, 429]);
  const later = new Date(world.clock.now().getTime() + 600_000);
  world.clock = { now: () => later };
  expect((await world.post('', { text })).status).toBe(409);
});

test('administrators, editors and auditors cannot access reports', async () => {
  const world = await ethicsWorld();
  await world.officer();
  await world.report();
  for (const as of ['administrator', 'editor', 'auditor'] as const)
    expect((await world.call(ethicsOfficerEndpoints.listEthicsReports, { as })).status).toBe(403);
});

test('an answer of an officer is added, sealed', async () => {
  const world = await ethicsWorld();
  const officer = await world.officer();
  await world.report();
  const [id = ''] = await world.reportIds();
  const before = await world.call(ethicsOfficerEndpoints.getEthicsReport, { params: { id } });
  const entries = before.body['entries'];
  const sealed: unknown = Array.isArray(entries) ? entries[0]?.sealed : undefined;
  const added = await world.call(ethicsOfficerEndpoints.answerEthicsReport, {
    params: { id },
    body: { sealed },
  });
  expect(added.status).toBe(204);
  expect(await world.read(officer, id)).toHaveLength(2);
});

test('receipt codes issued under an earlier secret and under the current one both open their threads', async () => {
  const world = await ethicsWorld();
  await world.officer();
  const given = [await world.report()];
  const [earlier] = world.receiptSalts;
  world.receiptSalts.unshift(randomBytes(32));
  given.push(await world.report());
  const open = async () =>
    Promise.all(given.map(async (receipt) => (await world.post('/receipt', { receipt })).status));
  expect(await open()).toEqual([200, 200]);
  world.receiptSalts.splice(world.receiptSalts.indexOf(earlier), 1);
  expect(await open()).toEqual([422, 200]);
});

test('the receipt code opens the thread, and both sides read each other’s messages', async () => {
  const world = await ethicsWorld();
  const officer = await world.officer();
  const receipt = await world.report({ text });
  const [id = ''] = await world.reportIds();
  const stored = await world.call(ethicsOfficerEndpoints.getEthicsReport, { params: { id } });
  const { recipient } = stored.as(sealedReportSchema);
  const response = await sealTo(recipient, packEntry({ kind: 'message', text: 'Merci.' }));
  await world.call(ethicsOfficerEndpoints.answerEthicsReport, {
    params: { id },
    body: { sealed: response.toString('base64') },
  });
  const written = await world.post('/message', { receipt: receipt.toLowerCase(), text: 'Et ?' });
  expect([written.status, await written.json()]).toEqual([
    200,
    {
      state: 'acknowledged',
      since: '2026-01-05',
      entries: [
        { author: 'reporter', on: '2026-01-05', text },
        { author: 'officer', on: '2026-01-05', text: 'Merci.' },
        { author: 'reporter', on: '2026-01-05', text: 'Et ?' },
      ],
    },
  ]);
  expect((await world.read(officer, id)).map((entry) => entry.text)).toEqual([
    text,
    'Merci.',
    'Et ?',
  ]);
});

test.each(['', 'AAAA-AAAA-AAAA-AAAA-AAAA', '../..', 'x'.repeat(61), "' or 1=1"])(
  'the receipt code %j opens nothing, and the refusal does not repeat it',
  async (receipt) => {
    const world = await ethicsWorld();
    await world.officer();
    await world.report({ text });
    const response = await world.post('/receipt', { receipt });
    const said = await response.text();
    expect([response.status, receipt !== '' && said.includes(receipt)]).toEqual([422, false]);
    expect((await world.post('/message', { receipt, text: 'Et ?' })).status).toBe(422);
    expect(world.traced.map(({ what }) => what)).toEqual(['createEthicsKey']);
  },
);

test('a refused message is returned with the thread and the input', async () => {
  const world = await ethicsWorld();
  await world.officer();
  const receipt = await world.report({ text });
  const response = await world.post('/message', { receipt, text: ' ' }, browser);
  expect(response.status).toBe(422);
  expect(world.rendered.at(-1)?.step).toMatchObject({ kind: 'thread', receipt, typed: ' ' });
});
