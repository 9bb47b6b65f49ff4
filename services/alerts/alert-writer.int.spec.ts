import { type Alert, alertIdSchema } from '@parvis/contracts/alerts/alert.ts';
import { startOfLog } from '@parvis/contracts/log/position.ts';
import { expect, test } from 'vitest';
import { mailingWorld } from '../outbox/testing/mailing-world.ts';
import { AlertWriter } from './alert-writer.ts';

test('an alert is requested once, however often its command is repeated', async () => {
  const { log, clock, subjects } = await mailingWorld();
  const writer = new AlertWriter(log, clock);
  const alert: Alert = {
    id: alertIdSchema.parse('alert00000000001'),
    subjectId: await subjects.subjectOf('marie@exemple.fr'),
    type: 'newsletter',
    locale: 'fr',
    frequency: 'weekly',
    wish: { of: 'news', categories: ['category1'] },
  };
  await writer.request(alert);
  clock.advance(60_000);
  await writer.request(alert);
  const events = await log.readAll(startOfLog, 10);
  expect(events.map(({ type, data }) => ({ type, data }))).toEqual([
    { type: 'AlertRequested', data: alert },
  ]);
  expect(await writer.load(alert.id)).toMatchObject({ ...alert, state: 'requested' });
});
