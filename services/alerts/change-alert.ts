import type { Frequency, KnownAlert } from '@parvis/contracts/alerts/alert.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { readAlertCriteria } from '@parvis/projections/pages/read-alert-criteria.ts';
import { readCategories } from '@parvis/projections/pages/read-categories.ts';
import type { RequestContext } from '../http/route.ts';
import type { AlertPorts } from './alert-ports.ts';
import { storeTypedInput } from './request-alert.ts';

/** The fields of the form that changes an alert. */
export interface AlertChange {
  readonly mail_alerts_create_freq: Frequency;
  readonly mail_alerts_create_name?: string | undefined;
  readonly filters?: string | undefined;
  readonly categories?: readonly string[] | undefined;
}

/** Changes an alert: its frequency, name and criteria. @throws LogUnavailable */
export async function changeAlert(
  ports: AlertPorts,
  { id, subjectId, wish }: KnownAlert,
  change: AlertChange,
  { locale, commandId }: Pick<RequestContext, 'locale' | 'commandId'>,
): Promise<Outcome<undefined>> {
  const { db, writer } = ports;
  const frequency = change.mail_alerts_create_freq;
  const save = (wanted: KnownAlert['wish']) =>
    writer.execute(id, { type: 'change-alert', frequency, wish: wanted }, commandId);
  if (wish.of === 'news') {
    const known = await readCategories(db, locale);
    const chosen = known.filter((category) => change.categories?.includes(category.id));
    if (chosen.length === 0)
      return refuse('invalid', { path: ['categories'], params: { reason: 'no-category' } });
    const saved = await save({ of: 'news', categories: chosen.map((category) => category.id) });
    return saved.ok ? accept(undefined) : saved;
  }
  const name = change.mail_alerts_create_name ?? '';
  if (name === '')
    return refuse('invalid', {
      path: ['mail_alerts_create_name'],
      params: { reason: 'required' },
    });
  const read = await readAlertCriteria(db, change.filters ?? '', locale);
  const saved = await save(read.wish);
  if (!saved.ok) return saved;
  await ports.subjects.forgetAbout(subjectId, id);
  await storeTypedInput(ports, subjectId, id, { ...read.typed, name });
  return accept(undefined);
}
