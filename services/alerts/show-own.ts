import {
  type AlertId,
  type AlertType,
  frequenciesOf,
  type KnownAlert,
} from '@parvis/contracts/alerts/alert.ts';
import {
  type AlertFormValues,
  emptyAlertForm,
  type NamedAlert,
  type StepView,
} from '@parvis/contracts/alerts/step-view.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { listAlerts } from '@parvis/projections/alerts/list-alerts.ts';
import { readAlertCriteria } from '@parvis/projections/pages/read-alert-criteria.ts';
import { readCategories } from '@parvis/projections/pages/read-categories.ts';
import type { Subject } from '../subjects/subject-store.ts';
import type { AlertPorts } from './alert-ports.ts';
import { alertsOfSubject } from './alerts-of-subject.ts';
import { readAlert } from './read-alert.ts';
import { type OpenedAlerts, opens } from './sessions/sessions.ts';
import type { StepRequest } from './step-request.ts';

/**
 * Returns a subject's alerts if they were opened in this browser; otherwise, how to open them. Where
 * one alert is open, `all` asks for the way to open the others.
 */
export async function showOwnAlerts(ports: AlertPorts, request: StepRequest): Promise<StepView> {
  const { type, step, aid, opened, locale, all } = request;
  const subject = opened && (await ports.subjects.read(opened.subjectId));
  if (!subject || (all && opened.alertId !== undefined)) return { view: 'manage', type, email: '' };
  const alert = aid && (await ownAlert(ports, opened, aid));
  if (alert && step === 'edit') return showEdit(ports, request, alert);
  if (alert && step === 'delete')
    return { view: 'delete', type, alert: await readAlert(ports.db, subject, alert, locale) };
  return listOwn(ports, subject, opened, { type, locale });
}

/**
 * Returns the alerts that are being opened in this request.
 * @throws LogUnavailable, ReadModelNotServed
 */
export async function showManaged(
  ports: AlertPorts,
  opened: OpenedAlerts,
  shown: ShownFor,
): Promise<StepView> {
  const subject = await ports.subjects.read(opened.subjectId);
  const { type } = shown;
  return subject ? listOwn(ports, subject, opened, shown) : { view: 'link-over', type };
}

/**
 * Returns the job alerts of a subject whose alerts are open in this browser.
 * @throws ReadModelNotServed
 */
export async function namesOfOwnAlerts(
  { db, subjects }: Pick<AlertPorts, 'db' | 'subjects'>,
  opened: OpenedAlerts | undefined,
): Promise<readonly NamedAlert[]> {
  const subject = opened && (await subjects.read(opened.subjectId));
  if (!subject) return [];
  const names = new Map(
    subject.data.flatMap((datum) =>
      datum.kind === 'alert-name' ? [[datum.about, datum.value]] : [],
    ),
  );
  return (await listAlerts(db, subject.id)).flatMap(({ id, wish, state }) =>
    wish.of === 'offers' && state !== 'unsubscribed' && opens(opened, id)
      ? [{ id, name: names.get(id) ?? '' }]
      : [],
  );
}

type ShownFor = Pick<KnownAlert, 'type' | 'locale'>;

async function listOwn(
  ports: AlertPorts,
  subject: Subject,
  opened: OpenedAlerts,
  { type, locale }: ShownFor,
): Promise<StepView> {
  const { db, ledgerOf } = ports;
  const known = (await alertsOfSubject(ports, subject.id))
    .filter(({ id, state }) => state !== 'unsubscribed' && opens(opened, id))
    .toSorted((one, other) => one.requestedAt.localeCompare(other.requestedAt));
  const alerts = known.map(async (alert) => ({
    ...(await readAlert(db, subject, alert, locale)),
    mails: await ledgerOf(alert, subject.data, locale),
  }));
  const isOne = opened.alertId !== undefined;
  return { view: 'managed', type, alerts: await Promise.all(alerts), isOne };
}

/**
 * Returns the form that changes an alert; if it was opened from a page with filters, those replace
 * the alert's.
 */
async function showEdit(
  { db, subjects }: AlertPorts,
  { type, locale, filters }: StepRequest,
  alert: KnownAlert,
): Promise<StepView> {
  const subject = await subjects.read(alert.subjectId);
  if (!subject) return { view: 'link-over', type };
  const stored = await readAlert(db, subject, alert, locale);
  const wanted = filters === '' ? stored : await readAlertCriteria(db, filters, locale);
  const isNews = alert.wish.of === 'news';
  return {
    view: 'edit',
    type: alert.type,
    id: alert.id,
    criteria: wanted.criteria,
    filters: wanted.filters,
    listPath: wanted.listPath,
    categories: isNews ? await readCategories(db, locale) : [],
    frequencies: frequenciesOf(alert.type),
    typed: {
      ...emptyAlertForm,
      name: stored.name,
      frequency: alert.frequency,
      categories: alert.wish.of === 'news' ? alert.wish.categories : [],
    },
  };
}

/** The values of a form that changes an alert, without the rest of the alert. */
export interface SubmittedChange {
  readonly id: AlertId;
  readonly type: AlertType;
  readonly locale: Locale;
  readonly filters: string;
  readonly typed: Pick<AlertFormValues, 'name' | 'frequency' | 'categories'>;
}

/**
 * Returns the form that changes an alert, as submitted: the sender need not be the alert's subject.
 */
export async function showSubmittedChange(
  { db }: AlertPorts,
  { id, type, locale, filters, typed }: SubmittedChange,
): Promise<StepView> {
  const isNews = type === 'newsletter';
  const read = isNews ? undefined : await readAlertCriteria(db, filters, locale);
  return {
    view: 'edit',
    type,
    id,
    criteria: read?.criteria ?? [],
    filters,
    listPath: read?.listPath,
    categories: isNews ? await readCategories(db, locale) : [],
    frequencies: frequenciesOf(type),
    typed: { ...emptyAlertForm, ...typed },
  };
}

/** Returns an alert, if a session opens it and its subject has not unsubscribed from it. */
export async function ownAlert(
  { writer }: Pick<AlertPorts, 'writer'>,
  opened: OpenedAlerts | undefined,
  id: AlertId,
): Promise<KnownAlert | undefined> {
  const alert = opened && opens(opened, id) ? await writer.load(id) : undefined;
  const isOwn = alert?.subjectId === opened?.subjectId && alert?.state !== 'unsubscribed';
  return isOwn ? alert : undefined;
}
