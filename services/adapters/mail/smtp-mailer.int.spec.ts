import { createServer, type Socket } from 'node:net';
import { freePort } from '@parvis/ops/testing/free-port.ts';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { describeMailerContract, freshId, mail, sender, sentAt } from './mailer.contract.ts';
import { SmtpMailer } from './smtp-mailer.ts';
import { type Refusal, startSmtpServer, type TestSmtpServer } from './testing/smtp-server.ts';

let server: TestSmtpServer;
let mailer: SmtpMailer;

function mailerTo(url: string, timeoutMs = 5_000): SmtpMailer {
  return new SmtpMailer({ url, from: sender, clock: { now: () => sentAt }, timeoutMs });
}

beforeAll(async () => {
  server = await startSmtpServer();
  mailer = mailerTo(server.url);
});
afterEach(() => server.refuse());
afterAll(async () => {
  await mailer.close();
  await server.close();
});

describeMailerContract('SMTP', () => ({ mailer, arrived: () => server.arrived() }));

test.each<[string, Refusal, string]>([
  ['an unknown reader for good', { at: 'reader', code: 550 }, 'rejected'],
  ['a message for good', { at: 'data', code: 554 }, 'rejected'],
  ['a reader for now', { at: 'reader', code: 450 }, 'deferred'],
  ['a message for now', { at: 'data', code: 451 }, 'deferred'],
  ['us, which is ours to mend', { at: 'sender', code: 553 }, 'deferred'],
])('a server refuses %s', async (_, refusal, outcome) => {
  server.refuse(refusal);
  expect(await mailer.send(mail, freshId())).toEqual({ outcome, code: `smtp-${refusal.code}` });
  server.refuse();
  expect(await mailer.send(mail, freshId())).toEqual({ outcome: 'sent' });
  expect(await server.arrived()).toHaveLength(1);
});

test('a server that refuses every connection is a transient error', async () => {
  server.refuse({ at: 'connection', code: 554 });
  const other = mailerTo(server.url);
  onTestFinished(() => other.close());
  expect((await other.send(mail, freshId())).outcome).toBe('deferred');
});

test('the recipient is the only address sent to the server', async () => {
  await mailer.send(mail, freshId());
  await server.arrived();
  expect(new Set(server.readers)).toEqual(new Set(['marie@exemple.fr']));
});

test('a server that does not respond is a transient error after a timeout', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const impatient = mailerTo(`smtp://127.0.0.1:${port}`, 150);
  onTestFinished(async () => {
    await impatient.close();
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
  expect(await impatient.send(mail, freshId())).toEqual({ outcome: 'deferred', code: 'ETIMEDOUT' });
});

test('an unreachable server is a transient error', async () => {
  const nowhere = mailerTo(`smtp://127.0.0.1:${await freePort()}`);
  onTestFinished(() => nowhere.close());
  expect(await nowhere.send(mail, freshId())).toEqual({ outcome: 'deferred', code: 'ESOCKET' });
});
