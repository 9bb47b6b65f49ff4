import { type Alert, alertIdSchema } from '@parvis/contracts/alerts/alert.ts';
import type { AlertEvent } from '@parvis/contracts/alerts/events.ts';
import { positionFrom } from '@parvis/contracts/log/position.ts';
import { subjectIdSchema } from '@parvis/contracts/subjects/subject-id.ts';
import { createMigratedDatabase } from '@parvis/ops/testing/database.ts';
import { expect, onTestFinished, test } from 'vitest';
import { ContentHistory } from '../engine/testing/content-history.ts';
import { Folding } from '../engine/testing/folding.ts';
import { alerts } from './alerts.ts';
import { listActiveAlerts, listAlerts } from './list-alerts.ts';

const marie = subjectIdSchema.parse('marie0000001');
const paul = subjectIdSchema.parse('paul00000002');
const aid = (number: number) => alertIdSchema.parse(`alert${String(number).padStart(11, '0')}`);

const requested = (number: number, subjectId = marie, more: Partial<Alert> = {}) => ({
  type: 'AlertRequested' as const,
  data: {
    id: aid(number),
    subjectId,
    type: 'newsletter' as const,
    locale: 'fr' as const,
    frequency: 'weekly' as const,
    wish: { of: 'news' as const, categories: ['careers'] },
    ...more,
  },
});

async function world() {
  const db = await createMigratedDatabase();
  onTestFinished(() => db.drop());
  const history = new ContentHistory();
  const folding = new Folding(db.pool, [alerts]);
  await folding.prepare();
  const happened = (event: AlertEvent) => {
    const id = 'id' in event.data ? event.data.id : event.data.alertId;
    history.log.append(`alert-${id}`, event);
  };
  const erased = (subjectId: string) =>
    history.log.append(`subject-${subjectId}`, { type: 'SubjectErased', data: { subjectId } });
  return { db: db.pool, happened, erased, catchUp: () => folding.catchUp(history.log) };
}

test('an alert is active in its last version from its confirmation until it ends', async () => {
  const { db, happened, catchUp } = await world();
  happened(requested(1));
  happened(requested(2));
  await catchUp();
  expect(await listActiveAlerts(db, undefined, 10)).toEqual([]);
  expect((await listAlerts(db, marie)).map(({ state }) => state)).toEqual([
    'requested',
    'requested',
  ]);

  happened({ type: 'AlertConfirmed', data: { alertId: aid(1) } });
  happened({ type: 'AlertConfirmed', data: { alertId: aid(2) } });
  await catchUp();
  expect((await listActiveAlerts(db, aid(1), 10)).map(({ alert }) => alert.id)).toEqual([aid(2)]);
  expect(await listActiveAlerts(db, undefined, 1)).toHaveLength(1);

  const wish = { of: 'news' as const, categories: ['results'] };
  happened({ type: 'AlertChanged', data: { alertId: aid(1), frequency: 'monthly', wish } });
  happened({ type: 'AlertEnded', data: { alertId: aid(2), because: 'deleted' } });
  await catchUp();
  expect(await listActiveAlerts(db, undefined, 10)).toMatchObject([
    {
      alert: { id: aid(1), frequency: 'monthly', wish, state: 'active' },
      // The third event of this log.
      confirmed: positionFrom(3n),
    },
  ]);
});

test('an alert that begins and ends in one batch leaves no row, nor does one of an erased subject', async () => {
  const { db, happened, erased, catchUp } = await world();
  happened(requested(1));
  happened({ type: 'AlertEnded', data: { alertId: aid(1), because: 'unconfirmed' } });
  happened(requested(2, paul));
  happened(requested(3));
  erased(paul);
  await catchUp();
  expect(await listAlerts(db, paul)).toEqual([]);
  expect((await listAlerts(db, marie)).map(({ id }) => id)).toEqual([aid(3)]);
});
