import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startOfLog } from '@parvis/contracts/log/position.ts';
import { bundledProgram } from '@parvis/ops/testing/bundled-program.ts';
import { expect, onTestFinished, test } from 'vitest';
import { FileMailer } from '../adapters/mail/file-mailer.ts';
import { drain, type MailingWorld, mailingWorld, outboxStates } from './testing/mailing-world.ts';

const source = new URL('./testing/mailing-process.ts', import.meta.url);
const hourMs = 60 * 60_000;

/** Starts a process that reacts and sends; kills it when it writes the line of this number. */
async function runUntilLine(
  { program, world }: { program: string; world: MailingWorld },
  folder: string,
  line: number,
): Promise<string[]> {
  const time = world.clock.now().toISOString();
  const child: ChildProcess = spawn(
    process.execPath,
    [program, world.db.url, world.logDb.url, folder, time],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const lines: string[] = [];
  if (child.stdout === null) throw new Error('the process has no output');
  for await (const text of createInterface({ input: child.stdout })) {
    lines.push(text);
    if (lines.length === line) child.kill('SIGKILL');
  }
  await ended;
  return lines;
}

test('a process that is killed repeatedly loses no e-mail, and any repeat has the same id', async () => {
  const [program, world] = [await bundledProgram(source), await mailingWorld()];
  const folder = await mkdtemp(join(tmpdir(), 'parvis-killed-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const count = 40;
  for (let n = 0; n < count; n += 1) await world.welcome(`p${n}@exemple.fr`);
  const lines: string[] = [];
  for (const line of [1, 2, 4, 9, 14, 23]) {
    lines.push(...(await runUntilLine({ program, world }, folder, line)));
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
  expect(events.filter(({ type }) => type === 'MailSent')).toHaveLength(count);
  const handedOver = lines.flatMap((text) => (text.startsWith('sent ') ? [text.slice(5)] : []));
  expect(handedOver.length).toBeGreaterThan(left - 5);
  expect(handedOver.filter((id) => !written.includes(`${id}.eml`))).toEqual([]);
});
