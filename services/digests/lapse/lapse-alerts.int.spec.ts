import type { KnownAlert } from '@parvis/contracts/alerts/alert.ts';
import { expect, test } from 'vitest';
import { insertOrders } from '../../outbox/statements.ts';
import { drain } from '../../outbox/testing/mailing-world.ts';
import { dayMs, digestWorld, testLinks } from '../testing/digest-world.ts';
import { dormantMail, orderDormantMail } from './dormant-mail.ts';
import { lapseAlerts } from './lapse-alerts.ts';

async function lapseWorld() {
  const world = await digestWorld();
  const done: string[] = [];
  const job = lapseAlerts(
    world.db.pool,
    {
      end: async ({ id }: KnownAlert, because, commandId) => {
        done.push(`${id.slice(-1)} ends: ${because}, ${commandId}`);
        await world.things.alert({ type: 'AlertEnded', data: { alertId: id, because } });
      },
      ask: async ({ id }: KnownAlert) => {
        done.push(`${id.slice(-1)} is questioned`);
        await world.things.alert({ type: 'AlertDormant', data: { alertId: id } });
      },
    },
    365,
  );
  const after = async (days: number) => {
    world.clock.advance(days * dayMs);
    await job.run(world.clock.now());
    return done.splice(0);
  };
  return { ...world, after };
}

test('a request that nobody confirms ends after a week', async () => {
  const world = await lapseWorld();
  await world.subscribe(1, {});
  await world.request(2);
  expect(await world.after(6.9)).toEqual([]);
  expect(await world.after(0.2)).toEqual(['2 ends: unconfirmed, lapse/alert00000000002']);
  expect(await world.after(1)).toEqual([]);
});

test('the subject of an alert that was not used for a year gets one renewal e-mail, and without an answer the alert ends thirty days later', async () => {
  const world = await lapseWorld();
  await world.subscribe(1, {});
  const other = await world.subscribe(2, {});
  expect(await world.after(364)).toEqual([]);
  expect(await world.after(1.1)).toEqual(['1 is questioned', '2 is questioned']);
  expect(await world.after(29)).toEqual([]);
  await world.things.alert({ type: 'AlertRenewed', data: { alertId: other.id } });
  expect(await world.after(1.1)).toEqual(['1 ends: dormant, unanswered/alert00000000001']);
  expect(await world.after(364.1)).toEqual(['2 is questioned']);
});

test('the renewal e-mail links to the alert, and is not sent once it was answered', async () => {
  const world = await lapseWorld();
  const { id, subjectId } = await world.subscribe(1, { locale: 'en' });
  await world.things.alert({ type: 'AlertDormant', data: { alertId: id } });
  const reactor = orderDormantMail(async () => subjectId);
  const [event] = world.things.history.log.events.slice(-1);
  if (event === undefined) throw new Error('expected the alert to be dormant');
  const { mails } = await reactor.react(event);
  const templates = [
    dormantMail({ pool: world.db.pool, siteName: async () => 'Estuaire', ...testLinks }),
  ];
  const send = async (cause: string) => {
    const orders = mails.map((mail) => ({ ...mail, cause }));
    await insertOrders(world.db.pool, orders, world.clock.now());
    await drain(world.worker({ templates }));
    return world.mailer.sent.splice(0).map(({ mail }) => mail);
  };
  const [mail] = await send('one');
  expect(mail?.subject).toBe('Do you still want our e-mails?');
  expect(mail?.text).toContain(`Keep my alert\nhttps://www.estuaire.example/manage/${id}`);
  expect(mail?.unsubscribe).toBe(`https://www.estuaire.example/one-click/${id}`);
  await world.things.alert({ type: 'AlertRenewed', data: { alertId: id } });
  expect(await send('two')).toEqual([]);
});
