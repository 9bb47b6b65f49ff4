import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOfLog } from '@parvis/contracts/log/position.ts';
import { sentMailsEventSchemas } from '@parvis/contracts/mail/events.ts';
import { bundledProgram } from '@parvis/ops/testing/bundled-program.ts';
import { runToEnd } from '@parvis/ops/testing/run-to-end.ts';
import { expect, onTestFinished, test } from 'vitest';
import { FileMailer } from '../adapters/mail/file-mailer.ts';
import { computeMailId } from './mail-id.ts';
import { drain, mailingWorld, outboxStates } from './testing/mailing-world.ts';

const source = new URL('./testing/mailing-process.ts', import.meta.url);
const hourMs = 60 * 60_000;

test('a process that is killed repeatedly loses no e-mail, and any repeat has the same id', async () => {
  const [program, world] = [await bundledProgram(source), await mailingWorld()];
  const folder = await mkdtemp(join(tmpdir(), 'parvis-killed-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const count = 40;
  for (let n = 0; n < count; n += 1) await world.welcome(`p${n}@exemple.fr`);
  const lines: string[] = [];
  for (const line of [1, 2, 4, 9, 14, 23]) {
    const { db, logDb, clock } = world;
    const time = clock.now().toISOString();
    lines.push(...(await runToEnd(program, [db.url, logDb.url, folder, time, String(line)])));
    world.clock.advance(hourMs);
  }
  const left = (await outboxStates(world.db))['sent'] ?? 0;
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(count);

  const mailer = new FileMailer({
    folder,
    from: { address: 'a@estuaire.example' },
    clock: world.clock,
  });
  const engine = world.react();
  await world.untilPassed(engine);
  await drain(world.worker({ mailer }));
  const written = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  expect(written).toHaveLength(count);
  expect(await outboxStates(world.db)).toEqual({ sent: count });
  const events = await world.log.readAll(startOfLog, 1_000);
  const recorded = events
    .filter(({ type }) => type === 'MailsSent')
    .flatMap(({ data }) => sentMailsEventSchemas.MailsSent.parse(data).mails.map(computeMailId));
  expect(recorded).toHaveLength(count);
  expect(new Set(recorded).size).toBe(count);
  const handedOver = lines.flatMap((text) => (text.startsWith('sent ') ? [text.slice(5)] : []));
  expect(handedOver.length).toBeGreaterThan(left - 5);
  expect(handedOver.filter((id) => !written.includes(`${id}.eml`))).toEqual([]);
});
