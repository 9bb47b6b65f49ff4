import { chmod, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FileMailer } from './file-mailer.ts';
import { describeMailerContract, freshId, mail, sender, sentAt } from './mailer.contract.ts';
import { findWrittenMail, listWrittenMails } from './outbox-folder.ts';
import { readMessage } from './read-message.ts';

let parent: string;
let folder: string;
let mailer: FileMailer;
const clock = { now: () => sentAt };

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'parvis-mail-'));
  folder = join(parent, 'outbox');
  mailer = new FileMailer({ folder, from: sender, clock });
});
afterAll(() => rm(parent, { recursive: true, force: true }));

async function takeAll() {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(names.map((name) => readFile(join(folder, name))));
  await Promise.all(names.map((name) => rm(join(folder, name))));
  return files.map(readMessage);
}

describeMailerContract('files', () => ({ mailer, arrived: takeAll }));

test('files are complete, private, and one per e-mail, even when it is sent again', async () => {
  const id = freshId();
  await Promise.all([mailer.send(mail, id), mailer.send(mail, id), mailer.send(mail, id)]);
  expect(await readdir(folder)).toEqual([`${id}.eml`]);
  expect((await stat(join(folder, `${id}.eml`))).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  await takeAll();
});

test('a folder that cannot be written to is a transient error', async () => {
  const blocked = join(parent, 'file');
  await writeFile(blocked, '');
  await chmod(blocked, 0o400);
  const nowhere = new FileMailer({ folder: join(blocked, 'outbox'), from: sender, clock });
  expect(await nowhere.send(mail, freshId())).toEqual({ outcome: 'deferred', code: 'ENOTDIR' });
});

test("the folder's list contains only our mails, newest first", async () => {
  expect(await listWrittenMails(join(parent, 'nowhere'), 10)).toEqual([]);
  const ids = [freshId(), freshId(), freshId()];
  for (const [second, id] of ids.entries()) {
    await mailer.send({ ...mail, subject: id }, id);
    await utimes(join(folder, `${id}.eml`), second, second);
  }
  await writeFile(join(folder, 'x.eml.0.draft'), 'half');
  await writeFile(join(folder, 'UPPER.eml'), 'not ours');
  const listed = await listWrittenMails(folder, 2);
  expect(listed.map(({ message }) => message.headers.get('subject'))).toEqual(
    ids.toReversed().slice(0, 2),
  );
  expect(await findWrittenMail(folder, '../outbox/UPPER')).toBeUndefined();
  expect(await findWrittenMail(folder, 'mail000000000000none')).toBeUndefined();
  await takeAll();
});
