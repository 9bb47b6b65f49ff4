import { randomUUID } from 'node:crypto';
import { startOfLog } from '@parvis/contracts/log/position.ts';
import { until } from '@parvis/projections/engine/testing/projection-world.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { systemClock } from '../adapters/clock.ts';
import { LeafMaker } from '../notary/leaf.ts';
import { NotaryTable } from '../notary/notary-table.ts';
import { verify } from '../notary/verify/verify.ts';
import { eraseSubject } from '../subjects/erase-subject.ts';
import { SubjectStore } from '../subjects/subject-store.ts';
import { Vault } from '../subjects/vault.ts';
import { openTiles } from './notary.ts';
import { apiCaller } from './testing/api-caller.ts';
import { type StartedParvis, startedParvis } from './testing/started-parvis.ts';

const secret = 'a secret of thirty-two characters';
const email = 'nolwenn.kerdoncuff@exemple.fr';
const personal = /kerdoncuff|la lettre de Nolwenn/i;

let here: StartedParvis;
let form: string;

beforeAll(async () => {
  here = await startedParvis();
  const edit = apiCaller(here.origin, await here.signIn('editor'));
  const data = { title: 'Écrire', buttonLabel: 'Écrire', mailbox: 'bureau@estuaire.example' };
  const page = { locale: 'fr', title: 'Écrire', slug: 'ecrire', publish: true };
  const modules = [{ type: 'contact', data }];
  const made = await edit('POST', '/api/pages', { body: { ...page, modules } });
  await vi.waitUntil(async () => (await fetch(`${here.origin}/ecrire`)).ok, 30_000);
  form = `/module/contact/form/${made.body.modules[0].id}`;
}, 120_000);
afterAll(() => here.stop());

async function sendMessage(): Promise<void> {
  const sent = { name: 'Nolwenn Kerdoncuff', email, message: 'La lettre de Nolwenn' };
  const { status } = await fetch(here.origin + form, {
    method: 'POST',
    headers: { Accept: 'text/html' },
    body: new URLSearchParams({ submissionId: randomUUID(), acceptance: 'on', ...sent }),
    redirect: 'manual',
  });
  expect(status).toBe(303);
}

test('no leaf has what a visitor wrote, and its erasure leaves every proof valid', async () => {
  const { log, pool: db } = here.connections;
  const subjects = await SubjectStore.open(db, [secret], systemClock);
  const table = new NotaryTable(db, new Vault([secret]));
  const tiles = openTiles({ bucket: undefined, dataFolder: here.dataFolder });
  const verified = () => verify({ log, db, table, tiles, clock: systemClock, isGapless: true });
  await sendMessage();
  await until(async () => (await subjects.find(email)) !== undefined);
  const events = await log.readAll(startOfLog, 8_000);
  await until(async () => (await verified().catch(() => undefined))?.signed === events.length);
  const maker = new LeafMaker((await table.read())?.saltKey ?? Buffer.alloc(0));
  const texts = events.flatMap((event) => [
    maker.leafOf(event),
    ...maker.disclose(event).map(({ text }) => text),
  ]);
  expect(texts.join('\n')).not.toMatch(personal);

  const id = await subjects.find(email);
  if (id === undefined) throw new Error('nobody was kept');
  const erasure = { commandId: randomUUID(), actor: 'system', at: systemClock.now() };
  expect((await eraseSubject(log, db, id, erasure)).kind).toBe('erased');
  expect(await subjects.find(email)).toBeUndefined();
  const after = await verified();
  expect(after.findings).toEqual([]);
  expect(after.events).toBeGreaterThanOrEqual(events.length);
  expect(after.signed).toBeGreaterThanOrEqual(events.length);
  const leaves = (await log.readAll(startOfLog, events.length)).map((one) => maker.leafOf(one));
  expect(leaves).toEqual(events.map((event) => maker.leafOf(event)));
}, 120_000);
