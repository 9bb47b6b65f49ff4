import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { FileMailer } from '../adapters/mail/file-mailer.ts';
import { sender } from '../adapters/mail/mailer.contract.ts';
import type { Mailer } from '../adapters/mail/mailer.ts';
import { SmtpMailer } from '../adapters/mail/smtp-mailer.ts';
import { startSmtpServer } from '../adapters/mail/testing/smtp-server.ts';
import { everythingIn } from '../adapters/testing/everything-in.ts';
import { drain, type MailingWorld, mailingWorld } from '../outbox/testing/mailing-world.ts';
import { eraseSubject } from './erase-subject.ts';

/** Texts that cannot occur by chance: people's data. */
const personAnswers = fc.record({
  address: fc
    .tuple(fc.stringMatching(/^[a-z]{9,14}$/), fc.stringMatching(/^[a-z]{9,12}$/))
    .map(([mailbox, domain]) => `${mailbox}@${domain}.fr`),
  name: fc.stringMatching(/^[A-Z][a-zéèœ]{9,14} [A-Z][a-zéèœ]{9,14}$/),
  keywords: fc.stringMatching(/^[a-zéèœ]{10,20}$/),
  message: fc.stringMatching(/^[a-zéèœ]{10,20} [a-zéèœ]{10,20}$/),
  latitude: fc
    .double({ min: 41, max: 51, noNaN: true })
    .filter((value) => String(value).length > 12),
});
type PersonAnswers = typeof personAnswers extends fc.Arbitrary<infer T> ? T : never;

function partsOf({ address, name, keywords, message, latitude }: PersonAnswers): readonly string[] {
  const texts = [...address.split(/[@.]/), ...name.split(' '), keywords, ...message.split(' ')];
  const long = texts.filter((text) => text.length >= 9);
  const hex = long.map((text) => Buffer.from(text).toString('hex'));
  return [...long, ...hex, String(latitude)].map((text) => text.toLowerCase());
}

async function tell(
  { subjects }: MailingWorld,
  { address, name, keywords, message, latitude }: PersonAnswers,
) {
  const id = await subjects.subjectOf(address);
  await subjects.keep(id, { kind: 'name', about: '', value: name });
  await subjects.keep(id, { kind: 'keywords', about: 'alert1', value: keywords });
  await subjects.keep(id, { kind: 'message', about: 'form1', value: message });
  const value = { latitude, longitude: 2 };
  await subjects.keep(id, { kind: 'coordinates', about: 'alert1', value });
  return id;
}

test('no personal data is in the log, in reports, or readable in the database', async () => {
  const world = await mailingWorld();
  const folder = await mkdtemp(join(tmpdir(), 'parvis-personal-'));
  const server = await startSmtpServer();
  const smtp = new SmtpMailer({ url: server.url, from: sender, clock: world.clock });
  onTestFinished(async () => {
    await smtp.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });
  const mailers: readonly Mailer[] = [
    new FileMailer({ folder, from: sender, clock: world.clock }),
    smtp,
    { send: ({ to }) => Promise.reject(new Error(`no ${to.address}`)), close: async () => {} },
  ];
  const engine = world.react();
  const failing = world.react([
    {
      name: 'failing',
      begins: 'with-the-log',
      handles: ['Welcomed'],
      react: () => Promise.reject(new Error(everybody.map(({ name }) => name).join())),
    },
  ]);
  const everybody: PersonAnswers[] = [];

  await fc.assert(
    fc.asyncProperty(
      personAnswers,
      fc.nat({ max: 2 }),
      fc.boolean(),
      async (person, which, erased) => {
        everybody.push(person);
        const id = await tell(world, person);
        await world.welcomeAgain(id);
        await world.untilPassed(engine);
        server.refuse(everybody.length % 2 ? { at: 'reader', code: 550 } : undefined);
        await drain(world.worker(mailers[which] ? { mailer: mailers[which] } : {}));
        const at = world.clock.now();
        if (erased)
          await eraseSubject(world.log, world.db.pool, id, {
            commandId: `erase-${id}`,
            actor: 'anonymous',
            at,
          });
      },
    ),
    { seed: 20_260_105, numRuns: 25, endOnFailure: true },
  );

  const statuses = JSON.stringify([await engine.statuses(), await failing.statuses()]);
  const written = [
    await everythingIn(world.logDb.pool),
    await everythingIn(world.db.pool),
    world.errors.join('\n'),
    statuses,
  ].map((text) => text.toLowerCase());
  const leaked = everybody
    .flatMap(partsOf)
    .filter((part) => written.some((text) => text.includes(part)));
  expect(leaked).toEqual([]);
  expect(world.errors.length).toBeGreaterThan(0);
  expect(written[0]).toContain('mailssent');
  expect(written[0]).toContain('subjecterased');
});
