import { startOfLog } from '@parvis/contracts/log/position.ts';
import { sentMailsEventSchemas } from '@parvis/contracts/mail/events.ts';
import { describe, expect, test } from 'vitest';
import { eraseSubject } from '../subjects/erase-subject.ts';
import { computeMailId } from './mail-id.ts';
import { maxAttempts } from './retry-delay.ts';
import { insertOrders } from './statements.ts';
import {
  drain,
  type MailingWorld,
  mailingWorld,
  outboxStates,
  until,
} from './testing/mailing-world.ts';

const dayMs = 24 * 60 * 60_000;

/** Orders a greeting for a new subject. */
async function order({ db, subjects, clock }: MailingWorld, address: string, cause = 'cause-1') {
  const subjectId = await subjects.subjectOf(address);
  const mail = { cause, subjectId, template: 'greeting', params: {} };
  await insertOrders(db.pool, [mail], clock.now());
  return mail;
}

/** Returns the e-mails of each event. */
async function sentInLog({ log }: MailingWorld) {
  const events = await log.readAll(startOfLog, 1000);
  return events
    .filter(({ type }) => type === 'MailsSent')
    .map(({ data }) => sentMailsEventSchemas.MailsSent.parse(data).mails);
}

describe('an e-mail that is ordered', () => {
  test('is composed when it is sent, sent once, and recorded without personal data', async () => {
    const world = await mailingWorld();
    const mail = await order(world, 'marie@exemple.fr');
    await world.subjects.keep(mail.subjectId, { kind: 'name', about: '', value: 'Marie Élise' });
    await drain(world.worker());
    expect(world.mailer.sent).toEqual([
      {
        id: computeMailId(mail),
        mail: {
          to: { address: 'marie@exemple.fr' },
          subject: 'Bonjour Marie Élise',
          text: 'Bonjour Marie Élise !',
          locale: 'fr',
        },
      },
    ]);
    const { params: _, ...key } = mail;
    expect(await sentInLog(world)).toEqual([[key]]);
    expect(await outboxStates(world.db)).toEqual({ sent: 1 });
  });

  test('is the same e-mail however often it is ordered, before and after sending', async () => {
    const world = await mailingWorld();
    await order(world, 'marie@exemple.fr');
    await order(world, 'MARIE@exemple.fr ');
    await drain(world.worker());
    await order(world, 'marie@exemple.fr');
    await drain(world.worker());
    expect(world.mailer.sent).toHaveLength(1);
    await order(world, 'marie@exemple.fr', 'cause-2');
    await drain(world.worker());
    expect(world.mailer.sent).toHaveLength(2);
  });

  test('is recorded together with others, at most ten seconds after it was sent', async () => {
    const world = await mailingWorld();
    for (let n = 0; n < 12; n += 1) await order(world, `p${n}@exemple.fr`);
    world.mailer.answer = async () => {
      world.clock.advance(2_000);
      return { outcome: 'sent' };
    };
    await drain(world.worker({ concurrency: 2 }));
    // Two in four seconds: when the fourth two are sent, the first have waited for twelve.
    expect((await sentInLog(world)).map((mails) => mails.length)).toEqual([8, 4]);
  });

  test('is cancelled when its subject was erased before it was sent', async () => {
    const world = await mailingWorld();
    const { subjectId } = await order(world, 'marie@exemple.fr');
    const erasure = { commandId: 'erase', actor: 'anonymous', at: world.clock.now() };
    await eraseSubject(world.log, world.db.pool, subjectId, erasure);
    await drain(world.worker());
    expect(world.mailer.sent).toEqual([]);
    expect(await sentInLog(world)).toEqual([]);
    expect(await outboxStates(world.db)).toEqual({ cancelled: 1 });
  });

  test('is cancelled when its template no longer applies', async () => {
    const world = await mailingWorld();
    await order(world, 'marie@exemple.fr');
    await drain(world.worker({ templates: [{ name: 'greeting', render: async () => undefined }] }));
    expect(await outboxStates(world.db)).toEqual({ cancelled: 1 });
  });
});

describe('an error', () => {
  test('that is transient is retried at growing intervals until the e-mail is sent', async () => {
    const world = await mailingWorld();
    const worker = world.worker();
    await order(world, 'marie@exemple.fr');
    world.mailer.answer = async () => ({ outcome: 'deferred', code: 'smtp-450' });
    const tries: number[] = [];
    for (const minutes of [0, 0.9, 0.2, 1.9, 0.2]) {
      world.clock.advance(minutes * 60_000);
      tries.push(await worker.sendDue());
    }
    expect(tries).toEqual([1, 0, 1, 0, 1]);
    world.mailer.answer = async () => ({ outcome: 'sent' });
    world.clock.advance(dayMs);
    await drain(worker);
    expect(world.mailer.sent).toHaveLength(1);
    expect(await outboxStates(world.db)).toEqual({ sent: 1 });
  });

  test('that is permanent, or repeated too often, makes the e-mail dead', async () => {
    const world = await mailingWorld();
    const worker = world.worker();
    await order(world, 'refused@exemple.fr');
    await order(world, 'busy@exemple.fr');
    world.mailer.answer = async ({ to }) =>
      to.address.startsWith('refused')
        ? { outcome: 'rejected', code: 'smtp-550' }
        : { outcome: 'deferred', code: 'smtp-450' };
    for (let day = 0; day < maxAttempts - 1; day += 1) {
      await drain(worker);
      world.clock.advance(dayMs);
    }
    expect(await outboxStates(world.db)).toEqual({ dead: 1, due: 1 });
    await drain(worker);
    expect(await outboxStates(world.db)).toEqual({ dead: 2 });
    expect(world.errors.filter((what) => what.includes('not sent'))).toEqual([
      'greeting not sent: smtp-550',
      'greeting not sent: smtp-450',
    ]);
    world.clock.advance(dayMs);
    expect(await worker.sendDue()).toBe(0);
  });

  test('with one e-mail does not delay others, and names nobody', async () => {
    const world = await mailingWorld();
    await order(world, 'marie@exemple.fr');
    await order(world, 'paul@exemple.fr');
    world.mailer.answer = async ({ to }) => {
      if (to.address.startsWith('marie')) throw new TypeError(`cannot mail ${to.address}`);
      return { outcome: 'sent' };
    };
    await drain(world.worker());
    expect(world.mailer.sent.map(({ mail }) => mail.to.address)).toEqual(['paul@exemple.fr']);
    expect(world.errors).toEqual(['greeting deferred: fault-TypeError']);
  });

  test('with a template unknown to this build leaves the e-mail to a build that has it', async () => {
    const world = await mailingWorld();
    await order(world, 'marie@exemple.fr');
    await drain(world.worker({ templates: [] }));
    expect(await outboxStates(world.db)).toEqual({ due: 1 });
    world.clock.advance(dayMs);
    await drain(world.worker());
    expect(world.mailer.sent).toHaveLength(1);
  });

  test('with the log does not prevent e-mails from being sent, nor from being recorded later', async () => {
    const world = await mailingWorld();
    await order(world, 'marie@exemple.fr');
    const unavailable = () => Promise.reject(new Error('the log is unavailable'));
    const worker = world.worker({ log: { append: unavailable, readStream: unavailable } });
    expect(await worker.sendDue()).toBe(1);
    await expect(worker.sendDue()).rejects.toThrow('unavailable');
    await expect(worker.sendDue()).rejects.toThrow('unavailable');
    await drain(world.worker());
    expect(world.mailer.sent).toHaveLength(1);
    expect(await sentInLog(world)).toHaveLength(1);
  });
});

describe('several workers', () => {
  test('that run at the same time send every e-mail once', async () => {
    const world = await mailingWorld();
    for (let n = 0; n < 60; n += 1) await order(world, `p${n}@exemple.fr`);
    world.mailer.answer = async () => {
      await new Promise((resolve) => setTimeout(resolve, 2));
      return { outcome: 'sent' };
    };
    const workers = [world.worker(), world.worker(), world.worker()];
    for (const worker of workers) worker.start();
    await until(async () => (await outboxStates(world.db))['sent'] === 60);
    await until(async () => (await sentInLog(world)).flat().length === 60);
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(new Set(world.mailer.sent.map(({ id }) => id)).size).toBe(60);
    expect(world.mailer.sent).toHaveLength(60);
    expect(new Set((await sentInLog(world)).flat().map(computeMailId)).size).toBe(60);
  });

  test('never send more e-mails concurrently than their limit', async () => {
    const world = await mailingWorld();
    for (let n = 0; n < 12; n += 1) await order(world, `p${n}@exemple.fr`);
    let [sending, most] = [0, 0];
    world.mailer.answer = async () => {
      sending += 1;
      most = Math.max(most, sending);
      await until(() => most >= 3);
      await outboxStates(world.db);
      sending -= 1;
      return { outcome: 'sent' };
    };
    await drain(world.worker({ concurrency: 3 }));
    expect(world.mailer.sent).toHaveLength(12);
    expect(most).toBe(3);
  });

  test('take over the e-mail of a crashed worker, under the same Message-ID', async () => {
    const world = await mailingWorld();
    const mail = await order(world, 'marie@exemple.fr');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let begun = 0;
    world.mailer.answer = async () => {
      begun += 1;
      await held;
      return { outcome: 'sent' };
    };
    const slow = world.worker().sendDue();
    await until(() => begun === 1);
    expect(await world.worker().sendDue()).toBe(0);
    world.clock.advance(dayMs);
    const second = world.worker().sendDue();
    await until(() => begun === 2);
    release();
    await Promise.all([slow, second]);
    await drain(world.worker());
    expect(world.mailer.sent.map(({ id }) => id)).toEqual([
      computeMailId(mail),
      computeMailId(mail),
    ]);
    expect(await outboxStates(world.db)).toEqual({ sent: 1 });
    expect(await sentInLog(world)).toHaveLength(1);
  });
});
