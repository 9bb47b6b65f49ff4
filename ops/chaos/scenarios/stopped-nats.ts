import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { NatsServer } from '@parvis/services/adapters/bus/testing/nats-server.ts';
import { startEmbeddedPostgres } from '@parvis/services/adapters/embedded-postgres/embedded-postgres.ts';
import { freePort } from '../../testing/free-port.ts';
import { ApiClient } from '../api-client.ts';
import type { Journal } from '../journal.ts';
import { startLoad, withFolder } from '../load.ts';
import { ParvisProcess } from '../parvis-process.ts';
import { judgeRun, type Verdict } from '../verdict.ts';

const editors = 4;
const aroundMs = 3_000;

/**
 * Runs web server and projector as separate processes and stops the NATS between them for a while:
 * writes continue, and reads still include the writes before them.
 */
export function stoppedNats(seconds: number, seed: number): Promise<Verdict> {
  return withFolder(async (folder) => {
    const dataFolder = join(folder, 'data');
    const postgres = await startEmbeddedPostgres({ dataFolder, log: () => undefined });
    const nats = new NatsServer(await freePort());
    const secret = randomBytes(32).toString('base64');
    const process = async (roles: string) =>
      new ParvisProcess({
        dataFolder,
        port: await freePort(),
        environment: {
          PARVIS_ROLES: roles,
          PARVIS_DATABASE_URL: postgres.url('parvis'),
          PARVIS_LOG_URL: postgres.url('parvis_log'),
          PARVIS_NATS_URL: nats.url,
          PARVIS_SECRET: secret,
        },
      });
    const [projector, web] = [await process('projector,worker'), await process('web')];
    try {
      await nats.start();
      await projector.start();
      await web.start();
      return await judge(web, nats, { folder, dataFolder, seconds, seed });
    } finally {
      await Promise.all([web.stop(), projector.stop()]);
      await nats.stop();
      await postgres.stop();
    }
  });
}

async function judge(
  web: ParvisProcess,
  nats: NatsServer,
  given: { folder: string; dataFolder: string; seconds: number; seed: number },
): Promise<Verdict> {
  const { folder, dataFolder, seconds, seed } = given;
  const { origin } = web;
  const journalFile = join(folder, 'journal.jsonl');
  const load = await startLoad({ origin, journalFile, editors, seed, name: 'n' });
  await delay(aroundMs);
  await nats.stop();
  const [stoppedAt, before] = [performance.now(), load.journal.acknowledgements];
  const waits = await readAfterWrites(origin, load.journal, seconds * 1_000);
  const during = load.journal.acknowledgements - before;
  const outage = Math.round((performance.now() - stoppedAt) / 1_000);
  await nats.start();
  await delay(aroundMs);
  const surprises = await load.stop();
  const examined = await judgeRun(web, dataFolder, [journalFile]);
  const longest = Math.round(Math.max(...waits.ms));
  return {
    scenario: 'Stop NATS',
    done: `${outage} s without NATS between web server and projector, ${during} writes meanwhile`,
    ...examined,
    traffic: `${waits.ms.length} reads after a write, ${waits.refused} refused, longest ${longest} ms`,
    problems: [
      ...examined.problems,
      ...surprises,
      ...(waits.refused > 0 ? [`${waits.refused} reads failed`] : []),
      ...(during === 0 ? ['nothing was written while NATS was unavailable'] : []),
    ],
  };
}

/** Repeatedly reads the item of the newest write, waiting for that write. */
async function readAfterWrites(
  origin: string,
  journal: Journal,
  milliseconds: number,
): Promise<{ readonly ms: number[]; readonly refused: number }> {
  const client = new ApiClient(origin);
  await client.signIn();
  const ms: number[] = [];
  let refused = 0;
  for (const end = performance.now() + milliseconds; performance.now() < end; await delay(250)) {
    const { newest } = journal;
    if (newest === undefined) continue;
    const sentAt = performance.now();
    const response = await client.send(
      `/api/pages/${newest.id.slice(0, 12)}?after=${newest.position}`,
    );
    if (response?.status !== 200) refused += 1;
    ms.push(performance.now() - sentAt);
  }
  return { ms, refused };
}
