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
import type { SubjectId } from '@parvis/contracts/subjects/subject-id.ts';
import { listAlertsOf } from '@parvis/projections/alerts/list-alerts.ts';
import { readWishedOffers } from '@parvis/projections/pages/read-wished-offers.ts';
import type { Subject } from '../subjects/subject-store.ts';
import type { AlertPorts } from './alert-ports.ts';
import { readAlert, readCategories } from './read-alert.ts';
import type { StepRequest } from './step-request.ts';

/** Returns a subject's alerts if they were opened in this browser; otherwise, how to open them. */
export async function showOwnAlerts(ports: AlertPorts, request: StepRequest): Promise<StepView> {
  const { type, step, aid, subjectId, locale } = request;
  const subject = subjectId && (await ports.subjects.read(subjectId));
  if (!subject) return { view: 'manage', type, email: '' };
  const alert = aid && (await ownAlert(ports, subject.id, aid));
  if (alert && step === 'edit') return showEdit(ports, request, alert);
  if (alert && step === 'delete')
    return { view: 'delete', type, alert: await readAlert(ports.db, subject, alert, locale) };
  return listOwn(ports, subject, type, locale);
}

/**
 * Returns the alerts of a subject who is opening them in this request.
 * @throws LogUnavailable, ReadModelNotServed
 */
export async function showManaged(
  ports: AlertPorts,
  { type, locale, subjectId }: Pick<KnownAlert, 'type' | 'locale' | 'subjectId'>,
): Promise<StepView> {
  const subject = await ports.subjects.read(subjectId);
  return subject ? listOwn(ports, subject, type, locale) : { view: 'link-over', type };
}

/**
 * Returns the job alerts of a subject whose alerts are open in this browser.
 * @throws ReadModelNotServed
 */
export async function namesOfOwnAlerts(
  { db, subjects }: Pick<AlertPorts, 'db' | 'subjects'>,
  subjectId: SubjectId | undefined,
): Promise<readonly NamedAlert[]> {
  const subject = subjectId && (await subjects.read(subjectId));
  if (!subject) return [];
  const names = new Map(
    subject.data.flatMap((datum) =>
      datum.kind === 'alert-name' ? [[datum.about, datum.value]] : [],
    ),
  );
  return (await listAlertsOf(db, subject.id)).flatMap(({ id, wish }) =>
    wish.of === 'offers' ? [{ id, name: names.get(id) ?? '' }] : [],
  );
}

async function listOwn(
  { db, writer, ledgerOf }: AlertPorts,
  subject: Subject,
  type: AlertType,
  locale: Locale,
): Promise<StepView> {
  const alerts = await Promise.all(
    (await listAlertsOf(db, subject.id)).map(async ({ id }) => {
      // Read from its stream, so that an alert that was just deleted is not shown.
      const known = await writer.load(id);
      if (known === undefined) return [];
      const shown = await readAlert(db, subject, known, locale);
      return [{ ...shown, mails: await ledgerOf(known, subject.data, locale) }];
    }),
  );
  return { view: 'managed', type, alerts: alerts.flat() };
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
  const wanted = filters === '' ? stored : await readWishedOffers(db, filters, locale);
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
  const wished = isNews ? undefined : await readWishedOffers(db, filters, locale);
  return {
    view: 'edit',
    type,
    id,
    criteria: wished?.criteria ?? [],
    filters,
    listPath: wished?.listPath,
    categories: isNews ? await readCategories(db, locale) : [],
    frequencies: frequenciesOf(type),
    typed: { ...emptyAlertForm, ...typed },
  };
}

/** Returns an alert, if it is this subject's. */
export async function ownAlert(
  { writer }: Pick<AlertPorts, 'writer'>,
  subjectId: SubjectId | undefined,
  id: AlertId,
): Promise<KnownAlert | undefined> {
  const alert = subjectId && (await writer.load(id));
  return alert && alert.subjectId === subjectId ? alert : undefined;
}
