import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '@parvis/services/adapters/clock.ts';
import {
  type Configuration,
  readConfiguration,
} from '@parvis/services/adapters/config/configuration.ts';
import {
  databaseMigrations,
  logMigrations,
  migrate,
} from '@parvis/services/adapters/database/migrate.ts';
import { PostgresEventLog } from '@parvis/services/adapters/log/postgres/postgres-event-log.ts';
import { openDatabases } from '@parvis/services/main/databases.ts';
import { SubjectStore } from '@parvis/services/subjects/subject-store.ts';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect, onTestFinished, test } from 'vitest';
import { bundledProgram } from '../testing/bundled-program.ts';
import {
  createMigratedDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../testing/database.ts';
import { runToEnd } from '../testing/run-to-end.ts';
import { connect } from './database-copy.ts';
import { sealedManifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const secret = 'the secret of the backed up site, 32 characters';
const nothing = () => undefined;

interface Site {
  readonly folder: string;
  readonly database: TestDatabase;
  readonly log: TestDatabase;
  readonly environment: Readonly<Record<string, string>>;
  readonly configuration: Configuration;
}

async function scratch(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Returns a place for a site: empty databases and an empty data folder. */
async function emptySite(own = secret, database?: TestDatabase): Promise<Site> {
  const folder = await scratch();
  const [held, log] = [database ?? (await createTestDatabase()), await createTestDatabase()];
  onTestFinished(async () => {
    await held.drop();
    await log.drop();
  });
  const environment = {
    PARVIS_DATABASE_URL: held.url,
    PARVIS_LOG_URL: log.url,
    PARVIS_DATA: join(folder, 'data'),
    PARVIS_SECRET: own,
  };
  const read = readConfiguration(environment);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return { folder, database: held, log, environment, configuration: read.configuration };
}

/** Returns a site with a person, events and a picture. */
async function filledSite(): Promise<Site> {
  const site = await emptySite(secret, await createMigratedDatabase());
  await migrate(site.log.url, logMigrations);
  const subjects = await SubjectStore.open(site.database.pool, [secret], systemClock);
  await subjects.keepFor('lea@bank.example', [{ kind: 'name', about: '', value: 'Léa\t\\N\n' }]);
  await appendEvents(site, 'before', 20);
  const pictures = join(site.environment['PARVIS_DATA'] ?? '', 'media/originals/ab');
  await mkdir(pictures, { recursive: true });
  await writeFile(join(pictures, 'abcd.jpg'), Buffer.alloc(300_000, 7));
  await mkdir(join(pictures, '../../.unfinished'));
  await writeFile(join(pictures, '../../.unfinished/1-draft'), 'half');
  return site;
}

/** Appends events, and records the position of each in the database after it. */
async function appendEvents({ database, log }: Site, name: string, count: number): Promise<void> {
  const events = new PostgresEventLog({ url: log.url });
  try {
    for (let number = 0; number < count; number += 1) {
      const id = crypto.randomUUID();
      const at = new Date().toISOString();
      const metadata = { commandId: id, actor: 'system', occurredAt: at, version: 1 };
      const event = { id, type: 'Tested', data: { text: 'a\tb\\n\u00e9' }, metadata };
      const result = await events.append(`test-${id}`, 'no-stream', [event]);
      if (result.outcome === 'conflict') throw new Error('the stream exists');
      await database.pool.query(
        `insert into projection_skip values ($1, $2, $3, 'x', now(), '{}')`,
        [name, id, result.position],
      );
    }
  } finally {
    await events.close();
  }
}

const backUp = ({ configuration }: Site, folder: string, recipients: readonly string[] = []) =>
  writeBackup({
    configuration,
    secrets: [secret],
    folder,
    recipients,
    logCommand: undefined,
    version: '1',
    print: nothing,
    progress: nothing,
    onBegin: nothing,
  });

const restoreInto = (
  { configuration }: Site,
  folder: string,
  given: { readonly replace?: boolean; readonly own?: string; readonly identities?: string[] } = {},
) =>
  restoreBackup({
    configuration,
    secrets: [given.own ?? secret],
    folder,
    identities: given.identities ?? [],
    replace: given.replace ?? false,
    print: nothing,
    progress: nothing,
    onWrite: nothing,
  });

/** Returns everything in a site that must be the same after it was restored. */
async function contentsOf({ database, log, environment }: Site) {
  const rowsOf = async ({ url }: TestDatabase, statement: string) => {
    const client = await connect(url);
    try {
      return (await client.query(statement)).rows;
    } finally {
      await client.end();
    }
  };
  const media = join(environment['PARVIS_DATA'] ?? '', 'media');
  return {
    subjects: await rowsOf(database, 'select * from subject_datum order by 1, 2, 3'),
    known: await rowsOf(database, 'select * from projection_skip order by "position"'),
    events: await rowsOf(log, 'select * from event order by position'),
    picture: await readFile(join(media, 'originals/ab/abcd.jpg')),
  };
}

async function releaseConnections({ database, log }: Site): Promise<void> {
  for (const { url } of [database, log]) {
    const client = await connect(url);
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await client.end();
  }
}

test('a backup of a site that is written to meanwhile is restored complete, and private', async () => {
  const site = await filledSite();
  const backup = join(site.folder, 'backup');
  const writer = appendEvents(site, 'meanwhile', 60);
  const { contents } = await backUp(site, backup);
  await writer;
  const other = await emptySite();
  await restoreInto(other, backup);
  const [was, is] = [await contentsOf(site), await contentsOf(other)];
  expect(is.subjects).toEqual(was.subjects);
  expect(is.picture).toEqual(was.picture);
  // The log has everything that the database knows, at the same positions.
  expect(is.events).toEqual(was.events.slice(0, is.events.length));
  expect(is.known.length).toBeGreaterThanOrEqual(20);
  expect(Number(is.known.at(-1).position)).toBeLessThanOrEqual(is.events.length);
  expect(contents.media?.map(({ path }) => path)).toEqual(['media/originals/ab/abcd.jpg']);
  for (const entry of await readdir(backup, { recursive: true })) {
    const found = await stat(join(backup, entry));
    expect([entry, found.mode & 0o777]).toEqual([entry, found.isFile() ? 0o600 : 0o700]);
  }
  const { rows } = await site.database.pool.query('select finished_at from backup');
  expect(rows.map(({ finished_at: at }) => at.toISOString())).toEqual([contents.finishedAt]);
  // It can be written to, and started.
  await appendEvents(other, 'afterwards', 1);
  await (await openDatabases(other.configuration, nothing)).close();
});

test('a backup or restore that is killed half-way is not taken for a whole one', async () => {
  const program = await bundledProgram(new URL('testing/die-half-way.ts', import.meta.url));
  const site = await filledSite();
  const [half, whole] = [join(site.folder, 'half'), join(site.folder, 'whole')];
  await inEnvironment(site, () => runToEnd(program, ['backup', half, '3/3']));
  expect((await readdir(half)).toSorted()).toEqual(['database', 'log']);
  await backUp(site, whole);
  const other = await emptySite();
  await expect(restoreInto(other, half)).rejects.toThrow('is no complete backup');
  for (const phase of ['1/3', '2/3', '3/3']) {
    await inEnvironment(other, () => runToEnd(program, ['restore', whole, phase]));
    await expect(openDatabases(other.configuration, nothing)).rejects.toThrow(
      'A restore of this site did not end',
    );
  }
  // Another machine, with the same database and its own folder.
  const elsewhere = { ...other.configuration, dataFolder: await scratch() };
  await expect(openDatabases(elsewhere, nothing)).rejects.toThrow('did not end');
  await restoreInto(other, whole);
  expect(await contentsOf(other)).toEqual(await contentsOf(site));
  await (await openDatabases(other.configuration, nothing)).close();
});

async function inEnvironment({ environment }: Site, work: () => Promise<unknown>): Promise<void> {
  Object.assign(process.env, environment);
  try {
    await work();
  } finally {
    for (const name of Object.keys(environment)) delete process.env[name];
  }
}

test('a backup is restored only with its secret, and only where nothing is lost or in use', async () => {
  const site = await filledSite();
  const backup = join(site.folder, 'backup');
  await backUp(site, backup);
  await expect(backUp(site, backup)).rejects.toThrow('is not empty');
  const other = await emptySite();
  const wrong = { own: 'another secret, which has 32 characters' };
  await expect(restoreInto(other, backup, wrong)).rejects.toThrow(
    'PARVIS_SECRET is not the secret',
  );
  await expect(stat(other.configuration.dataFolder)).rejects.toThrow('ENOENT');
  await migrate(other.database.url, databaseMigrations);
  await expect(restoreInto(other, backup)).rejects.toThrow('add --replace');
  const user = await connect(other.database.url);
  await expect(restoreInto(other, backup, { replace: true })).rejects.toThrow('is in use');
  await user.end();
  await restoreInto(other, backup, { replace: true });
  expect(await contentsOf(other)).toEqual(await contentsOf(site));
  await releaseConnections(other);
  await appendEvents(other, 'later', 2);
  await releaseConnections(other);
  await restoreInto(other, backup, { replace: true });
  expect((await contentsOf(other)).events).toHaveLength(20);
});

test('what was altered, is missing, or is of a newer Parvis is refused before anything is written', async () => {
  const site = await filledSite();
  const [backup, other] = [join(site.folder, 'backup'), await emptySite()];
  const { contents } = await backUp(site, backup);
  const manifest = join(backup, 'manifest.json');
  const text = await readFile(manifest, 'utf8');
  await writeFile(manifest, text.replace('"parvis":"1"', '"parvis":"2"'));
  await expect(restoreInto(other, backup)).rejects.toThrow('was altered');
  await writeFile(manifest, '{');
  await expect(restoreInto(other, backup)).rejects.toThrow('cannot be read');
  const { database } = contents;
  const newer = { ...database, migrations: [...database.migrations, '999-tomorrow'] };
  await writeFile(manifest, sealedManifest({ ...contents, database: newer }, [secret]));
  await expect(restoreInto(other, backup)).rejects.toThrow('“999-tomorrow” is not known here');
  await writeFile(manifest, text);
  const events = join(backup, 'log/event.copy.gz');
  const bytes = await readFile(events);
  await writeFile(events, bytes.subarray(0, -1));
  await expect(restoreInto(other, backup)).rejects.toThrow('not as it was written');
  await rm(events);
  await expect(restoreInto(other, backup)).rejects.toThrow('cannot be read');
  const client = await connect(other.database.url);
  const { rows } = await client.query(`select 1 from pg_class where relname = 'subject'`);
  expect(rows).toEqual([]);
  await client.end();
});

test('an encrypted backup shows nothing, and opens with the key of its recipient alone', async () => {
  const site = await filledSite();
  const [backup, other] = [join(site.folder, 'backup'), await emptySite()];
  const [identity, stranger] = [await generateX25519Identity(), await generateX25519Identity()];
  await backUp(site, backup, [await identityToRecipient(identity)]);
  const picture = await readFile(join(backup, 'media/originals/ab/abcd.jpg.age'));
  expect(picture.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  expect(picture.includes(Buffer.alloc(64, 7))).toBe(false);
  await expect(restoreInto(other, backup)).rejects.toThrow('is encrypted');
  await expect(restoreInto(other, backup, { identities: [stranger] })).rejects.toThrow(
    'None of the keys',
  );
  await restoreInto(other, backup, { identities: [stranger, identity] });
  expect(await contentsOf(other)).toEqual(await contentsOf(site));
});
