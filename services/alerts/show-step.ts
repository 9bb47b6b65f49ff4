import {
  type AlertId,
  type AlertType,
  frequenciesOf,
  frequencySchema,
  type KnownAlert,
} from '@parvis/contracts/alerts/alert.ts';
import type { StepView, TypedAlert } from '@parvis/contracts/alerts/step-view.ts';
import type { StepName } from '@parvis/contracts/alerts/steps.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { SubjectId } from '@parvis/contracts/subjects/subject-id.ts';
import { listAlertsOf } from '@parvis/projections/alerts/list-alerts.ts';
import { readWishedOffers } from '@parvis/projections/pages/read-wished-offers.ts';
import type { AlertPorts } from './alert-ports.ts';
import { readAlert, readCategories } from './read-alert.ts';

/** Which step is to be shown, and what its address says of it. */
export interface StepRequest {
  readonly type: AlertType;
  readonly step: StepName;
  readonly locale: Locale;
  readonly aid: AlertId | undefined;
  readonly token: string;
  /** A name for the alert. */
  readonly title: string;
  readonly all: boolean;
  /** The filters of the list, as its query has them. */
  readonly filters: string;
  /** What was asked for is done. */
  readonly isDone: boolean;
  /** Whose alerts the browser opened. */
  readonly subjectId: SubjectId | undefined;
}

const done = {
  create: 'created',
  activate: 'activated',
  manage: 'link-sent',
  edit: 'saved',
  delete: 'deleted',
  disconnect: 'disconnected',
} as const satisfies Partial<Record<StepName, StepView['view']>>;

/** What a step shows before anything is done: nothing is changed by looking. @throws ReadModelNotServed */
export async function showStep(ports: AlertPorts, request: StepRequest): Promise<StepView> {
  const { type, step, isDone, all, aid, token } = request;
  if (step === 'unsubscribe') {
    if (isDone) return { view: 'unsubscribed', type, all };
    return aid && holds(ports, 'unsubscribe', aid, token)
      ? { view: 'unsubscribe', type, aid, token, all }
      : { view: 'link-over', type };
  }
  if (isDone && step !== 'managed') return { view: done[step], type };
  switch (step) {
    case 'create':
      return showCreation(ports, request, {});
    case 'activate':
      return aid && holds(ports, 'activate', aid, token)
        ? { view: 'activate', type, aid, token }
        : { view: 'link-over', type };
    case 'disconnect':
      return { view: 'disconnect', type };
    case 'manage':
    case 'managed':
    case 'edit':
    case 'delete':
      return showOwn(ports, request);
  }
}

/** The form that asks for an alert, with what was typed when it is shown again. */
export async function showCreation(
  { db, lookBack }: AlertPorts,
  { type, locale, filters, title }: Pick<StepRequest, 'type' | 'locale' | 'filters' | 'title'>,
  typed: Partial<TypedAlert>,
): Promise<StepView> {
  const frequency = type === 'newsletter' ? 'weekly' : 'daily';
  const given = { ...nothingTyped, name: title, frequency, ...typed };
  if (type === 'newsletter') {
    const categories = await readCategories(db, locale);
    return { view: 'create-newsletter', type, categories, typed: given };
  }
  const wished = await readWishedOffers(db, filters, locale);
  const { criteria, wish, told } = wished;
  const { keywords, near } = told;
  const chosen = frequencySchema.catch('daily').parse(given.frequency);
  const past = await lookBack({
    wish,
    frequency: chosen,
    locale,
    given: { keywords, ...(near && { coordinates: near }) },
  });
  return { view: 'create-job', type, filters: wished.filters, criteria, past, typed: given };
}

const nothingTyped: TypedAlert = {
  email: '',
  name: '',
  frequency: '',
  accepted: false,
  categories: [],
};

/** What whoever opened their alerts may see of them; to anybody else, how to open them. */
async function showOwn(ports: AlertPorts, request: StepRequest): Promise<StepView> {
  const { type, step, aid, subjectId } = request;
  const subject = subjectId && (await ports.subjects.read(subjectId));
  if (!subject) return { view: 'manage', type, email: '' };
  const alert = aid && (await ownAlert(ports, subject.id, aid));
  if (alert && step === 'edit') return showEdit(ports, request, alert);
  if (alert && step === 'delete')
    return {
      view: 'delete',
      type,
      alert: await readAlert(ports.db, subject, alert, request.locale),
    };
  const alerts = await Promise.all(
    (await listAlertsOf(ports.db, subject.id)).map(async ({ id }) => {
      // By its stream: what was deleted a moment ago is not shown.
      const known = await ports.writer.load(id);
      return known ? [await readAlert(ports.db, subject, known, request.locale)] : [];
    }),
  );
  return { view: 'managed', type, alerts: alerts.flat() };
}

/** The form that changes an alert; the filters of the page, where it comes from one, replace the alert's. */
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
      ...nothingTyped,
      name: stored.name,
      frequency: alert.frequency,
      categories: alert.wish.of === 'news' ? alert.wish.categories : [],
    },
  };
}

/** What a form that changes an alert held, and nothing else of the alert. */
export interface TypedEdit {
  readonly id: AlertId;
  readonly type: AlertType;
  readonly locale: Locale;
  readonly filters: string;
  readonly typed: Pick<TypedAlert, 'name' | 'frequency' | 'categories'>;
}

/** The form that changes an alert as it was sent: whoever sent it need not be the alert's subject. */
export async function showTypedEdit(
  { db }: AlertPorts,
  { id, type, locale, filters, typed }: TypedEdit,
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
    typed: { ...nothingTyped, ...typed },
  };
}

/** An alert, if it is this subject's. */
export async function ownAlert(
  { writer }: Pick<AlertPorts, 'writer'>,
  subjectId: SubjectId | undefined,
  id: AlertId,
): Promise<KnownAlert | undefined> {
  const alert = subjectId && (await writer.load(id));
  return alert && alert.subjectId === subjectId ? alert : undefined;
}

function holds(
  { links, clock }: AlertPorts,
  purpose: 'activate' | 'unsubscribe',
  aid: AlertId,
  token: string,
): boolean {
  return links.holds(purpose, aid, token, clock.now());
}
