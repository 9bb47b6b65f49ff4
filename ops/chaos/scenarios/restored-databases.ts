import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../testing/free-port.ts';
import { ApiClient } from '../api-client.ts';
import { backUp, type Database, restore } from '../backup.ts';
import { type JournalledWrite, readJournal, type Write } from '../journal.ts';
import { startLoad, withFolder } from '../load.ts';
import { ParvisProcess } from '../parvis-process.ts';
import {
  hasCaughtUp,
  type MonitoredParvis,
  readReadiness,
  waitForReadiness,
} from '../readiness.ts';
import { rebuild } from '../rebuilt-pages.ts';
import { judgeRun, openEmbeddedLog, type Verdict } from '../verdict.ts';

const loadMs = 5_000;
const repeatedWrites = 50;

/** A Parvis with one database restored to its state at the end of the first journal. */
interface Restored {
  readonly parvis: ParvisProcess;
  readonly dataFolder: string;
  readonly journals: { readonly before: string; readonly after: string };
}

/** Restores an older backup of the read models: they catch up, and no effect is repeated. */
export function olderDatabase(seed: number): Promise<Verdict> {
  return afterRestoring('parvis', seed, async ({ parvis, dataFolder, journals }) => {
    await waitForReadiness(parvis, hasCaughtUp);
    const written = readJournal(journals.after);
    const repeated = await repeat(parvis.origin, dataFolder, written);
    const examined = await judgeRun(parvis, dataFolder, [journals.before, journals.after]);
    const taken = await createAgain(parvis.origin, written);
    const twice =
      taken === 409 ? [] : [`another page got an address that is taken: status ${taken}`];
    return {
      scenario: 'Older database under a newer log',
      done: `database restored; ${repeatedWrites} writes sent again with their keys`,
      ...examined,
      doubled: examined.doubled + repeated.length + twice.length,
      traffic: 'read models caught up by themselves',
      problems: [...examined.problems, ...repeated, ...twice],
    };
  });
}

/** Restores an older backup of the log: the read models refuse to serve until they are rebuilt. */
export function newerDatabase(seed: number): Promise<Verdict> {
  return afterRestoring('parvis_log', seed, async ({ parvis, dataFolder, journals }) => {
    const problems = await detachmentProblems(parvis, dataFolder);
    await waitForReadiness(parvis, hasCaughtUp);
    const examined = await judgeRun(parvis, dataFolder, [journals.before]);
    const created = await createAgain(parvis.origin, readJournal(journals.after));
    if (created !== 201)
      problems.push(
        `the address of a page that no longer exists cannot be used: status ${created}`,
      );
    return {
      scenario: 'Newer database over an older log',
      done: 'log restored; every read model rebuilt by the command line',
      ...examined,
      traffic: 'detached until rebuilt',
      problems: [...problems, ...examined.problems],
    };
  });
}

function afterRestoring(
  database: Database,
  seed: number,
  judge: (restored: Restored) => Promise<Verdict>,
): Promise<Verdict> {
  return withFolder(async (folder) => {
    const dataFolder = join(folder, 'data');
    const parvis = new ParvisProcess({ dataFolder, port: await freePort() });
    const journals = { before: join(folder, 'before.jsonl'), after: join(folder, 'after.jsonl') };
    try {
      await writeFor(parvis, journals.before, 'before', seed);
      await backUp(dataFolder, database);
      await writeFor(parvis, journals.after, 'after', seed + 100);
      await restore(dataFolder, database);
      await parvis.start();
      return await judge({ parvis, dataFolder, journals });
    } finally {
      await parvis.cleanUp();
    }
  });
}

async function writeFor(
  parvis: ParvisProcess,
  journalFile: string,
  name: string,
  seed: number,
): Promise<void> {
  await parvis.start();
  const load = await startLoad({ origin: parvis.origin, journalFile, editors: 4, seed, name });
  await delay(loadMs);
  await load.stop();
  await waitForReadiness(parvis, hasCaughtUp);
  await parvis.stop();
}

/** Sends acknowledged writes again with their keys. @returns those that took effect twice */
async function repeat(
  origin: string,
  dataFolder: string,
  written: readonly JournalledWrite[],
): Promise<string[]> {
  const log = await openEmbeddedLog(dataFolder);
  const client = new ApiClient(origin);
  await client.signIn();
  const twice: string[] = [];
  try {
    for (const { write, acknowledgement } of written.slice(-repeatedWrites)) {
      if (acknowledgement === undefined) continue;
      const head = await log.head();
      const status = await sendOnce(client, write);
      if (status >= 300) twice.push(`${write.key} got status ${status} when sent again`);
      if ((await log.head()) !== head) twice.push(`${write.key} was written a second time`);
    }
  } finally {
    await log.close();
  }
  return twice;
}

/** Creates a page at the address of another one, under a different key. @returns the response's status */
async function createAgain(origin: string, written: readonly JournalledWrite[]): Promise<number> {
  // The first page of a load has no parent, which a restored log may lack.
  const first = written.find(({ write }) => write.kind === 'create-page');
  if (first === undefined) throw new Error('the load created no page');
  const client = new ApiClient(origin);
  await client.signIn();
  return sendOnce(client, { ...first.write, key: `${first.write.key}-again` });
}

async function sendOnce(client: ApiClient, write: Write): Promise<number> {
  const { method, path, body, key, seen } = write;
  const ifMatch = seen === undefined ? {} : { 'if-match': `"${seen}"` };
  const headers = { 'idempotency-key': key, ...ifMatch };
  return (await client.send(path, { method, body: body ?? {}, headers }))?.status ?? 0;
}

/** Read models of another log must report it, and a rebuild must repair them. */
async function detachmentProblems(parvis: MonitoredParvis, dataFolder: string): Promise<string[]> {
  const problems: string[] = [];
  await delay(1_000);
  const readiness = await readReadiness(parvis);
  const serving = readiness?.projections.filter(({ state }) => state !== 'detached') ?? [];
  if (readiness?.status !== 'not-ready') problems.push('/readyz did not say not-ready');
  for (const { name, state } of serving) problems.push(`${name} was ${state}, not detached`);
  const page = await new ApiClient(parvis.origin).send('/');
  if (page?.status !== 503) problems.push(`a page returned ${page?.status ?? 0}, not 503`);
  for (const { name } of readiness?.projections ?? []) await rebuild(parvis, dataFolder, name);
  return problems;
}
