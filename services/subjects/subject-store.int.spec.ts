import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { subjectIdSchema } from '@parvis/contracts/subjects/subject-id.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ZodError } from 'zod';
import { insertOrders } from '../outbox/statements.ts';
import {
  drain,
  type MailingWorld,
  mailingWorld,
  secret,
  until,
} from '../outbox/testing/mailing-world.ts';
import { eraseSubject } from './erase-subject.ts';
import { exportSubject } from './export-subject.ts';
import { repeatErasures } from './repeat-erasures.ts';
import { readOrCreateSecret } from './secret.ts';
import { SubjectStore, WrongSecret } from './subject-store.ts';
import { UnsealFailed } from './vault.ts';

const erasure = { commandId: 'erase-1', actor: 'anonymous', at: new Date('2026-01-05T09:00:00Z') };
const unknown = subjectIdSchema.parse('nobody000000');

async function rowsOf({ db }: MailingWorld): Promise<number> {
  const { rows } = await db.pool.query<{ count: number }>(
    'select (select count(*) from subject)::int + (select count(*) from subject_datum)::int as count',
  );
  return rows[0]?.count ?? 0;
}

describe('a subject', () => {
  test('that is erased while they submit data keeps nothing, and nothing fails', async () => {
    const { db, subjects } = await mailingWorld();
    const id = await subjects.subjectOf('marie@exemple.fr');
    const erasing = await db.pool.connect();
    onTestFinished(() => erasing.release());
    await erasing.query('begin');
    await erasing.query('delete from subject where id = $1', [id]);
    const kept = subjects.keep(id, { kind: 'name', about: '', value: 'Marie' });
    await until(async () => {
      const { rowCount } = await db.pool.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rowCount === 1;
    });
    await erasing.query('commit');
    await expect(kept).resolves.toBe(false);
  });

  test('is found by their address however it is written, and created once by concurrent requests', async () => {
    const { subjects } = await mailingWorld();
    expect(await subjects.find('marie@exemple.fr')).toBeUndefined();
    const spellings = ['marie@exemple.fr', 'Marie@Exemple.fr', ' MARIE@EXEMPLE.FR '];
    const ids = await Promise.all(
      Array.from({ length: 12 }, (_, n) => subjects.subjectOf(spellings[n % 3] ?? '')),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await subjects.find('mariE@exemple.fr')).toBe(ids[0]);
    expect(await subjects.subjectOf('paul@exemple.fr')).not.toBe(ids[0]);
  });

  test('is not found by an invalid address', async () => {
    const { subjects } = await mailingWorld();
    await expect(subjects.subjectOf('marie')).rejects.toThrow('email');
  });

  test('has their data stored by kind and by the item that it is about', async () => {
    const world = await mailingWorld();
    const { subjects } = world;
    const id = await subjects.subjectOf('Marie@exemple.fr');
    await subjects.keep(id, { kind: 'name', about: '', value: 'Marie' });
    await subjects.keep(id, { kind: 'name', about: '', value: 'Marie Lefèvre' });
    await subjects.keep(id, { kind: 'keywords', about: 'alert1', value: 'œuvre d’été' });
    const place = { latitude: 48.85, longitude: 2.35 };
    await subjects.keep(id, { kind: 'coordinates', about: 'alert2', value: place });
    const subject = await subjects.read(id);
    expect(subject?.data.map(({ kind, about, value }) => ({ kind, about, value }))).toEqual([
      { kind: 'coordinates', about: 'alert2', value: place },
      { kind: 'email', about: '', value: 'Marie@exemple.fr' },
      { kind: 'keywords', about: 'alert1', value: 'œuvre d’été' },
      { kind: 'name', about: '', value: 'Marie Lefèvre' },
    ]);
    await subjects.forgetAbout(id, 'alert2');
    expect((await subjects.read(id))?.data).toHaveLength(3);
  });

  test('is created together with their data, or receives it when their address is known', async () => {
    const { subjects } = await mailingWorld();
    const name = { kind: 'alert-name', about: 'alert1', value: 'Lyon' } as const;
    const others = { kind: 'alert-name', about: 'alert2', value: 'Nantes' } as const;
    const [first, second] = await Promise.all([
      subjects.keepFor('marie@exemple.fr', [name]),
      subjects.keepFor(' MARIE@exemple.fr', [others]),
    ]);
    expect(second).toBe(first);
    const { data = [] } = (await subjects.read(first)) ?? {};
    expect(data).toEqual(
      expect.arrayContaining([expect.objectContaining(name), expect.objectContaining(others)]),
    );
    expect(data).toHaveLength(3);
    await expect(subjects.keepFor('nobody', [name])).rejects.toThrow(ZodError);
  });

  test('may have no address', async () => {
    const { subjects } = await mailingWorld();
    const id = await subjects.nameless();
    expect(await subjects.keep(id, { kind: 'message', about: '', value: 'Bonjour' })).toBe(true);
    expect((await subjects.read(id))?.data).toHaveLength(1);
  });

  test.each([
    { kind: 'name', about: '', value: '' },
    { kind: 'name', about: 'Not An Id', value: 'Marie' },
    { kind: 'coordinates', about: '', value: { latitude: 91, longitude: 0 } },
    { kind: 'message', about: '', value: 'x'.repeat(20_001) },
  ] as const)('cannot have data that does not match its kind: $kind', async (datum) => {
    const { subjects } = await mailingWorld();
    const id = await subjects.nameless();
    expect(() => subjects.keep(id, datum)).toThrow(ZodError);
    expect((await subjects.read(id))?.data).toEqual([]);
  });

  test('receives all data stored about them', async () => {
    const world = await mailingWorld();
    const { subjects, db, clock } = world;
    const id = await world.welcome('marie@exemple.fr', 'Marie');
    const mail = { cause: 'cause-1', subjectId: id, template: 'greeting', params: {} };
    await insertOrders(db.pool, [mail], clock.now());
    await drain(world.worker());
    const at = clock.now().toISOString();
    expect(JSON.parse(JSON.stringify(await exportSubject(subjects, db.pool, id)))).toEqual({
      subjectId: id,
      since: at,
      data: [
        { kind: 'email', about: '', value: 'marie@exemple.fr', changedAt: at },
        { kind: 'name', about: '', value: 'Marie', changedAt: at },
      ],
      mails: [{ template: 'greeting', state: 'sent', orderedAt: at, settledAt: at }],
    });
    expect(await exportSubject(subjects, db.pool, unknown)).toBeUndefined();
  });
});

describe('erasing', () => {
  test('removes everything, is recorded once in the log, and is final', async () => {
    const world = await mailingWorld();
    const { subjects, log, db } = world;
    const id = await world.welcome('marie@exemple.fr', 'Marie');
    const paul = await subjects.subjectOf('paul@exemple.fr');
    const erased = await eraseSubject(log, db.pool, id, erasure);
    expect(await eraseSubject(log, db.pool, id, { ...erasure, commandId: 'erase-2' })).toEqual(
      erased,
    );
    expect(await subjects.read(id)).toBeUndefined();
    expect(await subjects.find('marie@exemple.fr')).toBeUndefined();
    expect(await subjects.keep(id, { kind: 'name', about: '', value: 'Marie' })).toBe(false);
    expect((await subjects.read(paul))?.data).toHaveLength(1);
    const events = await log.readStream(`subject-${id}`);
    expect(events.map(({ type, data }) => [type, data])).toEqual([
      ['SubjectErased', { subjectId: id }],
    ]);
    expect(erased).toEqual({ kind: 'erased', position: events[0]?.position });
    expect(await subjects.subjectOf('marie@exemple.fr')).not.toBe(id);
  });

  test('is recorded once when requested concurrently', async () => {
    const { subjects, log, db } = await mailingWorld();
    const id = await subjects.subjectOf('marie@exemple.fr');
    const positions = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        eraseSubject(log, db.pool, id, { ...erasure, commandId: `erase-${n}` }),
      ),
    );
    expect(new Set(positions.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await log.readStream(`subject-${id}`)).toHaveLength(1);
  });

  test('of an unknown subject does nothing', async () => {
    const { log, db } = await mailingWorld();
    expect(await eraseSubject(log, db.pool, unknown, erasure)).toEqual({ kind: 'unknown' });
    expect(await log.readStream(`subject-${unknown}`)).toEqual([]);
  });

  test('is recorded after every other event of the subject’s stream', async () => {
    const { subjects, log, db } = await mailingWorld();
    const id = await subjects.nameless();
    const metadata = {
      commandId: 'c',
      actor: 'system',
      occurredAt: '2026-01-05T09:00:00.000Z',
      version: 1,
    };
    const event = { id: '5f0c3f0e-6a0b-5d0c-8c64-1d2f6a9b0c11', type: 'Noted', data: {}, metadata };
    await log.append(`subject-${id}`, 'no-stream', [event]);
    await eraseSubject(log, db.pool, id, erasure);
    const types = (await log.readStream(`subject-${id}`)).map(({ type }) => type);
    expect(types).toEqual(['Noted', 'SubjectErased']);
  });

  test('is repeated in a database restored from an earlier backup, even by many processes at the same time', async () => {
    const world = await mailingWorld();
    const { subjects, log, db } = world;
    const ids = [];
    for (let n = 0; n < 5; n += 1)
      ids.push(await world.welcome(`p${n}@exemple.fr`, `Personne ${n}`));
    await repeatErasures(log, db.pool);
    await db.pool.query(`create table kept_subject as table subject;
      create table kept_datum as table subject_datum;
      create table kept_checkpoint as table reactor_checkpoint`);
    for (const id of ids.slice(0, 4)) await eraseSubject(log, db.pool, id, erasure);
    expect(await rowsOf(world)).toBe(3);
    await db.pool.query(`delete from subject; delete from reactor_checkpoint;
      insert into subject table kept_subject;
      insert into subject_datum table kept_datum;
      insert into reactor_checkpoint table kept_checkpoint`);
    expect(await rowsOf(world)).toBe(15);
    await Promise.all([1, 2, 3].map(() => repeatErasures(log, db.pool)));
    expect(await rowsOf(world)).toBe(3);
    expect((await subjects.read(ids[4] ?? unknown))?.data).toHaveLength(2);
  });

  test('that is interrupted between the log and the store is completed by the next start', async () => {
    const world = await mailingWorld();
    const id = await world.welcome('marie@exemple.fr', 'Marie');
    const erasing = eraseSubject(world.log, failingAfter(world, 1), id, erasure);
    await expect(erasing).rejects.toThrow('unavailable');
    expect(await world.subjects.read(id)).toBeDefined();
    await repeatErasures(world.log, world.db.pool);
    expect(await world.subjects.read(id)).toBeUndefined();
  });
});

/** Returns a database that becomes unavailable after this many queries. */
function failingAfter({ db }: MailingWorld, answers: number): MailingWorld['db']['pool'] {
  let left = answers;
  return new Proxy(db.pool, {
    get(pool, name) {
      if (name !== 'query') return Reflect.get(pool, name);
      left -= 1;
      if (left < 0) return () => Promise.reject(new Error('the database is unavailable'));
      return pool.query.bind(pool);
    },
  });
}

describe('the secret', () => {
  test('is created once by many concurrent processes, readable by its owner alone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'parvis-secret-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const inside = join(folder, 'data');
    const made = await Promise.all(
      Array.from({ length: 8 }, () => readOrCreateSecret(undefined, inside)),
    );
    expect(new Set(made).size).toBe(1);
    expect(made[0]).toMatch(/^[\w-]{43}$/);
    expect((await stat(join(inside, 'secret'))).mode & 0o777).toBe(0o600);
    expect(await readFile(join(inside, 'secret'), 'utf8')).toBe(made[0]);
    expect(await readOrCreateSecret('configured', inside)).toBe('configured');
  });

  test('that differs is detected before anything is written with it', async () => {
    const { db, clock, subjects } = await mailingWorld();
    await subjects.subjectOf('marie@exemple.fr');
    await expect(
      SubjectStore.open(db.pool, ['another secret altogether, of some length'], clock),
    ).rejects.toThrow(WrongSecret);
    const again = await SubjectStore.open(db.pool, [secret], clock);
    expect(await again.find('marie@exemple.fr')).toBeDefined();
  });

  test('prevents a value from being moved to another subject', async () => {
    const { db, subjects } = await mailingWorld();
    const [marie, paul] = [await subjects.nameless(), await subjects.nameless()];
    await subjects.keep(marie, { kind: 'name', about: '', value: 'Marie' });
    await db.pool.query('update subject_datum set subject_id = $1', [paul]);
    await expect(subjects.read(paul)).rejects.toThrow(UnsealFailed);
  });
});
