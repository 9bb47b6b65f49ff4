import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import { caseIdSchema } from '@parvis/contracts/cases/case.ts';
import { until } from '@parvis/projections/engine/testing/projection-world.ts';
import { readModels } from '@parvis/projections/read-models.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccountNames } from '../accounts/account-names.ts';
import { systemClock } from '../adapters/clock.ts';
import { CaseWriter } from '../cases/cases.ts';
import { carryOutDeferredErasures } from '../subjects/carry-out-deferred.ts';
import { eraseData } from '../subjects/erase-data.ts';
import { eraseSubject } from '../subjects/erase-subject.ts';
import { SubjectStore } from '../subjects/subject-store.ts';
import { apiCaller } from './testing/api-caller.ts';
import { type StartedParvis, startedParvis } from './testing/started-parvis.ts';

let here: StartedParvis;
let subjects: SubjectStore;
let auditor: ReturnType<typeof apiCaller>;
const today = () => systemClock.now();
const dayFrom = (days: number) =>
  new Date(today().getTime() + days * 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  here = await startedParvis();
  subjects = await SubjectStore.open(
    here.connections.pool,
    ['a secret of thirty-two characters'],
    systemClock,
  );
  auditor = apiCaller(here.origin, await here.signIn('auditor'));
}, 120_000);
afterAll(() => here.stop());

/** Opens a case with a hold. @returns the addresses of both in the API */
async function heldBy(title: string, hold: object) {
  const opened = await auditor('POST', '/api/audit/cases', { body: { title } });
  const path = `/api/audit/cases/${opened.body.id}`;
  const body = { basis: 'Art. 17(3)(e)', until: dayFrom(30), ...hold };
  expect((await auditor('POST', `${path}/holds`, { body })).status).toBe(204);
  const { holds } = (await auditor('GET', path)).body;
  return { path, hold: `${path}/holds/${holds.at(-1).id}` };
}

const erase = (id: Parameters<typeof eraseSubject>[2]) =>
  eraseSubject(here.connections.log, here.connections.pool, id, {
    commandId: crypto.randomUUID(),
    actor: 'system',
    at: today(),
  });
const deferred = () =>
  carryOutDeferredErasures({
    log: here.connections.log,
    db: here.connections.pool,
    isNeeded: async () => false,
  });

test('a hold defers an erasure, restricts the data, and lets it happen when it ends', async () => {
  const id = await subjects.subjectOf('held@visitor.example');
  const { path, hold } = await heldBy('Complaint of May', { people: ['held@visitor.example'] });
  expect(await erase(id)).toMatchObject({
    kind: 'held',
    hold: { title: 'Complaint of May', basis: 'Art. 17(3)(e)', until: dayFrom(30) },
  });
  expect(await subjects.read(id)).toBeUndefined();
  expect((await subjects.readHeld(id))?.data).toHaveLength(1);
  await deferred().run(today());
  expect(await subjects.readHeld(id)).toBeDefined();
  const administrator = apiCaller(here.origin, await here.signIn('administrator'));
  const [shown] = (await administrator('GET', path)).body.holds;
  expect(shown).toMatchObject({ isInForce: true, waiting: [id], basis: 'Art. 17(3)(e)' });
  expect(JSON.stringify(shown)).not.toContain('visitor.example');
  expect((await auditor('POST', `${path}/close`, { body: { reason: 'x' } })).body.code).toBe(
    'case-holds',
  );
  expect((await auditor('POST', `${hold}/end`, { body: { reason: 'Settled' } })).status).toBe(204);
  await deferred().run(today());
  expect(await subjects.readHeld(id)).toBeUndefined();
  expect((await auditor('GET', path)).body.holds[0]).toMatchObject({
    isInForce: false,
    waiting: [],
    ended: { reason: 'Settled' },
  });
});

test('a hold that is past its day keeps nothing', async () => {
  const id = await subjects.subjectOf('late@visitor.example');
  await heldBy('Old complaint', { people: [id], until: dayFrom(-1) });
  expect(await erase(id)).toMatchObject({ kind: 'erased' });
});

test('data about one item that is held stays when they are to be erased, and goes afterwards', async () => {
  const { pool: db, log } = here.connections;
  const subjectId = await subjects.keepFor('retained@visitor.example', []);
  const messageId = 'msg000000001';
  await db.query(
    `insert into subject_datum (subject_id, kind, about, sealed, changed_at)
     select $1, 'name', $2, sealed, now() from subject_datum where subject_id = $1 limit 1`,
    [subjectId, messageId],
  );
  const { hold } = await heldBy('Message', { items: [messageId] });
  const scope = { subjectId, about: messageId, isNeeded: async () => true };
  const erasure = { commandId: crypto.randomUUID(), actor: 'system', at: today() };
  const rows = async () =>
    (await db.query('select from subject_datum where about = $1', [messageId])).rowCount;
  expect(await eraseData(log, db, scope, erasure)).toMatchObject({ kind: 'held' });
  expect(await rows()).toBe(1);
  await auditor('POST', `${hold}/end`, { body: { reason: 'Read' } });
  await deferred().run(today());
  expect(await rows()).toBe(0);
});

test('what a hold keeps is not redacted, also when only its path was named', async () => {
  const administrator = apiCaller(here.origin, await here.signIn('administrator'));
  const page = await administrator('POST', '/api/pages', {
    body: { locale: 'fr', title: 'Ismérie Vautrin', slug: 'piece-conservee', publish: true },
  });
  await administrator('POST', `/api/pages/${page.body.id}/unpublish`);
  const names = readModels.map(({ name }) => name);
  await here.engine.waitUntil(names, await here.connections.log.head(), 10_000);
  const { hold } = await heldBy('Evidence', { items: ['/piece-conservee'] });
  const body = { words: 'Ismérie Vautrin', reason: 'Requested' };
  const redact = () => administrator('POST', '/api/audit/redactions', { body });
  const refused = await redact();
  expect([refused.status, refused.body.code]).toEqual([409, 'held']);
  expect(refused.body.detail).toContain('Evidence');
  await auditor('POST', `${hold}/end`, { body: { reason: 'Copied' } });
  await until(async () => (await redact()).status === 204);
});

test('a page published a moment ago is held by its path, and nothing is while a name is unknown', async () => {
  const administrator = apiCaller(here.origin, await here.signIn('administrator'));
  const opened = await auditor('POST', '/api/audit/cases', { body: { title: 'At once' } });
  const path = `/api/audit/cases/${opened.body.id}`;
  const terms = { basis: 'Art. 17(3)(e)', until: dayFrom(30) };
  const hold = (body: object) => auditor('POST', `${path}/holds`, { body: { ...terms, ...body } });
  const known = await subjects.subjectOf('known@visitor.example');
  for (const round of [1, 2, 3]) {
    const slug = `a-l-instant-${round}`;
    const body = { locale: 'fr', title: `À l’instant ${round}`, slug, publish: true };
    const page = await administrator('POST', '/api/pages', { body });
    const typed = [
      `/${slug}`,
      `https://www.example.org/${slug}?from=mail`,
      `www.example.org/${slug}/`,
    ];
    expect((await hold({ items: [typed[round - 1]] })).status).toBe(204);
    const { holds } = (await auditor('GET', path)).body;
    expect(holds).toHaveLength(round);
    expect(holds.at(-1).kept).toEqual([{ kind: 'item', id: page.body.id }]);
  }
  const refused = await hold({
    items: ['/a-l-instant-1', '/a-l-instnat-2', 'the page of May'],
    people: [known, 'nobody@visitor.example'],
  });
  expect([refused.status, refused.body.errors]).toMatchObject([
    422,
    [
      { code: 'hold-path-unknown', pointer: '/items/1' },
      { code: 'hold-path-unknown', pointer: '/items/2' },
      { code: 'hold-person-unknown', pointer: '/people/1' },
    ],
  ]);
  expect(JSON.stringify(refused.body)).not.toContain('visitor.example');
  expect((await auditor('GET', path)).body.holds).toHaveLength(3);
});

test('only paths wait for the ledger: while it is far behind, persons and ids are held', async () => {
  const { log, pool: db } = here.connections;
  const ports = { log, db, clock: systemClock, accountNames: createAccountNames(db), subjects };
  const cases = new CaseWriter({ ...ports, waitUntil: async () => false });
  const commandId = crypto.randomUUID();
  const { path } = await heldBy('Behind', { items: ['page00000001'] });
  const id = caseIdSchema.parse(path.split('/').at(-1));
  const person = await subjects.subjectOf('behind@visitor.example');
  const hold = (items: readonly string[], people: readonly string[]) =>
    cases.hold({ actor: systemActor, commandId }, id, {
      basis: 'Art. 17(3)(e)',
      until: dayFrom(30),
      items,
      people,
    });
  expect(await hold(['/piece-conservee'], [person])).toMatchObject({
    refusals: [{ code: 'too-busy' }],
  });
  expect(await hold(['page00000002'], [person])).toMatchObject({ ok: true });
});

test('auditors write cases, notes and holds; editors neither read nor write them', async () => {
  const { path } = await heldBy('Roles', { items: ['page00000001'] });
  expect((await auditor('POST', `${path}/notes`, { body: { note: 'Seen' } })).status).toBe(204);
  const saved = { title: 'Roles, again', addresses: ['/groupe'], from: '2026-01-01' };
  expect((await auditor('PUT', path, { body: saved, seen: 1 })).status).toBe(204);
  const { body } = await auditor('GET', path);
  expect(body).toMatchObject({ title: 'Roles, again', revision: 2, notes: [{ text: 'Seen' }] });
  expect((await auditor('PUT', path, { body: saved, seen: 1 })).status).toBe(412);
  const editor = apiCaller(here.origin, await here.signIn('editor'));
  expect((await editor('GET', '/api/audit/cases')).status).toBe(403);
  expect((await editor('POST', '/api/audit/cases', { body: { title: 'x' } })).status).toBe(403);
  expect((await auditor('POST', '/api/pages', { body: {} })).status).toBe(403);
});
