import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { caseStream } from '@parvis/contracts/cases/events.ts';
import { mailingWorld } from '@parvis/services/outbox/testing/mailing-world.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { recordBackup } from '../backup/record-of-backups.ts';
import { erasePerson } from './erase-person.ts';

const address = 'marie@exemple.fr';
const mail = (to: string) => `From: a@b.example\nTo: "Marie" <${to}>\nSubject: Hello\n\nText\n`;

/** A person with an address, an account, two e-mails in the outbox folder, and two backups. */
async function world() {
  const { subjects, log, db } = await mailingWorld();
  const dataFolder = await mkdtemp(join(tmpdir(), 'parvis-erase-'));
  onTestFinished(() => rm(dataFolder, { recursive: true }));
  const outbox = join(dataFolder, 'outbox');
  await mkdir(outbox);
  for (const [name, to] of [
    ['mailaaaaaaaaaaaa1', address],
    ['mailbbbbbbbbbbbb1', 'paul@exemple.fr'],
  ] as const)
    await writeFile(join(outbox, `${name}.eml`), mail(to));
  const id = await subjects.keepFor(address, [{ kind: 'name', about: '', value: 'Marie' }]);
  const bytes = 9;
  const later = (days: number) => new Date(Date.now() + days * 86_400_000);
  const day = (days: number) => later(days).toISOString().slice(0, 10);
  await recordBackup(db.pool, { finishedAt: later(0), folder: '/b/1', keptUntil: day(9), bytes });
  await recordBackup(db.pool, { finishedAt: later(1), folder: '/b/2', keptUntil: null, bytes });
  const printed: string[] = [];
  const log_ = vi
    .spyOn(console, 'log')
    .mockImplementation((line: string) => void printed.push(line));
  onTestFinished(() => log_.mockRestore());
  const configuration = { dataFolder, smtpUrl: undefined };
  const connection = { configuration, log, pool: db.pool };
  const erase = () => erasePerson({ subjects, connection, address, isSure: true });
  return { subjects, log, db, id, outbox, printed, erase, day };
}

test('an erasure says where the address was, that it is gone, and which backups hold it until when', async () => {
  const { subjects, db, outbox, printed, erase, day } = await world();
  await db.pool.query(
    `insert into account (id, email, name, roles, command_id, claimed_at, opened_at)
     values ('k3f9a1b2c3d4', $1, 'Marie Riou', '{editor}', gen_random_uuid(), now(), now())`,
    [address],
  );
  const mails = await readdir(outbox);
  await erase();
  const text = printed.join('\n');
  expect(text).toContain('name: 1');
  expect(text).toContain('outbox folder: 1 e-mails to this address');
  expect(text).toContain('Erased: nothing that a visitor left');
  expect(text).toContain('outbox folder: 0 e-mails to this address');
  expect(text).toContain('The account of Marie Riou signs in with this address');
  expect(text).toContain(`/b/1, until ${day(9)}`);
  expect(text).toContain('/b/2, until somebody deletes it');
  expect(await subjects.find(address)).toBeUndefined();
  expect(await readdir(outbox)).toEqual(mails.filter((name) => name.includes('bbbb')));
});

test('an erasure that a hold defers names the case, its basis and its end, and deletes nothing', async () => {
  const { subjects, log, id, outbox, printed, erase, day } = await world();
  const metadata = {
    commandId: 'one',
    actor: 'anne',
    occurredAt: new Date().toISOString(),
    version: 1,
  };
  const caseId = 'case00000001';
  const content = {
    title: 'Complaint',
    purpose: '',
    addresses: [],
    words: '',
    from: null,
    to: null,
  };
  const terms = { basis: 'Art. 17(3)(e)', until: day(30), kept: [{ kind: 'subject', id }] };
  await log.append(caseStream, 'no-stream', [
    { id: crypto.randomUUID(), type: 'CaseOpened', data: { caseId, content }, metadata },
    {
      id: crypto.randomUUID(),
      type: 'HoldPlaced',
      data: { caseId, holdId: 'hold00000001', ...terms },
      metadata,
    },
  ]);
  await erase();
  expect(printed.at(-1)).toContain(
    `the case “Complaint” keeps it until ${day(30)} (Art. 17(3)(e))`,
  );
  expect(await subjects.readHeld(id)).toBeDefined();
  expect(await readdir(outbox)).toHaveLength(2);
});

test('without anything under an address, what signs in with it is said', async () => {
  const { subjects, outbox, erase } = await world();
  await erase();
  expect(await subjects.find(address)).toBeUndefined();
  await rm(outbox, { recursive: true });
  await expect(erase()).rejects.toThrow('We hold nothing about this address.');
});
