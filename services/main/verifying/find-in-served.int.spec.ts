import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteBuildStream } from '@parvis/contracts/site-builds/events.ts';
import { createMigratedDatabase } from '@parvis/ops/testing/database.ts';
import { Folding } from '@parvis/projections/engine/testing/folding.ts';
import { redirects } from '@parvis/projections/redirects/redirects.ts';
import { expect, onTestFinished, test } from 'vitest';
import { PostgresEventLog } from '../../adapters/log/postgres/postgres-event-log.ts';
import { logSchemaSql } from '../../adapters/log/postgres/schema.ts';
import { DiskStorage } from '../../adapters/storage/disk-storage.ts';
import { digestOf, KeptFiles } from '../../site-builds/kept-files.ts';
import { findInServed } from './find-in-served.ts';

const words = Buffer.from('{}');

async function servedWorld() {
  const db = await createMigratedDatabase();
  const dataFolder = await mkdtemp(join(tmpdir(), 'parvis-served-'));
  await db.pool.query(logSchemaSql);
  const log = new PostgresEventLog({ url: db.url });
  onTestFinished(async () => {
    await log.close();
    await db.drop();
    await rm(dataFolder, { recursive: true });
  });
  const append = (stream: string, type: string, data: unknown) => {
    const metadata = { commandId: 'test', actor: 'system', occurredAt: '2026-01-05T08:00:00.000Z' };
    const event = { id: randomUUID(), type, data, metadata: { ...metadata, version: 1 } };
    return log.append(stream, 'no-stream', [event]);
  };
  const redirect = { from: '/old', target: { status: 410 } };
  const redirectId = 'redirect0001';
  await append(`redirect-${redirectId}`, 'RedirectSaved', { redirectId, revision: 1, redirect });
  const build = { version: '1', templates: digestOf(words), words: digestOf(words) };
  await append(siteBuildStream, 'SiteBuildDeployed', { ...build, stylesheets: [], files: {} });
  const storage = new DiskStorage(join(dataFolder, 'media'));
  await new KeptFiles(storage).keep(words);
  const folding = new Folding(db.pool, [redirects]);
  await folding.prepare();
  await folding.catchUp(log);
  const connections = { log, databaseUrl: db.url, logUrl: db.url };
  const find = () => findInServed(connections, { dataFolder, bucket: undefined });
  return { db, storage, find };
}

test('rows and files are compared with the log, and tables and files are named', async () => {
  const { db, storage, find } = await servedWorld();
  expect(await find()).toEqual([]);
  await db.pool.query(`delete from redirects.span`);
  await storage.delete(`builds/${digestOf(words)}`);
  expect(await find()).toMatchObject([
    { kind: 'file-missing', position: '00000000000000000002', detail: `builds/${digestOf(words)}` },
    { kind: 'read-model', position: null, detail: 'redirects.span' },
  ]);
});
