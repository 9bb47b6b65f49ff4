import { frequencySchema } from '@parvis/contracts/alerts/alert.ts';
import {
  type AlertFormValues,
  emptyAlertForm,
  type StepView,
} from '@parvis/contracts/alerts/step-view.ts';
import type { StepName } from '@parvis/contracts/alerts/steps.ts';
import { readAlertCriteria } from '@parvis/projections/pages/read-alert-criteria.ts';
import { readCategories } from '@parvis/projections/pages/read-categories.ts';
import type { AlertPorts } from './alert-ports.ts';
import { showActivation, showUnsubscription } from './link-views.ts';
import { namesOfOwnAlerts, showOwnAlerts } from './show-own.ts';
import type { StepRequest } from './step-request.ts';

const done = {
  create: 'created',
  activate: 'activated',
  manage: 'link-sent',
  edit: 'saved',
  delete: 'deleted',
  disconnect: 'disconnected',
} as const satisfies Partial<Record<StepName, StepView['view']>>;

/** Returns the initial view of a step: reading it changes nothing. @throws ReadModelNotServed */
export async function showStep(ports: AlertPorts, request: StepRequest): Promise<StepView> {
  const { type, step, isDone } = request;
  if (step === 'unsubscribe') return showUnsubscription(ports, request);
  if (isDone && step !== 'managed') return { view: done[step], type };
  switch (step) {
    case 'create':
      return showCreation(ports, request, request.chosen);
    case 'activate':
      return showActivation(ports, request);
    case 'disconnect':
      return { view: 'disconnect', type };
    case 'manage':
    case 'managed':
    case 'edit':
    case 'delete':
      return showOwnAlerts(ports, request);
  }
}

type CreationPorts = Pick<AlertPorts, 'db' | 'subjects' | 'dryRun'>;
type CreationRequest = Pick<StepRequest, 'type' | 'locale' | 'filters' | 'title' | 'opened'>;

/**
 * Returns the form that requests an alert, with the submitted values when it is shown again.
 * @throws ReadModelNotServed
 */
export async function showCreation(
  ports: CreationPorts,
  request: CreationRequest,
  typed: Partial<AlertFormValues>,
): Promise<StepView> {
  return request.type === 'newsletter'
    ? showNewsletter(ports, request, { ...emptyAlertForm, frequency: 'weekly', ...typed })
    : showJobAlert(ports, request, {
        ...emptyAlertForm,
        name: request.title,
        frequency: 'daily',
        ...typed,
      });
}

async function showNewsletter(
  { db, dryRun }: CreationPorts,
  { locale }: CreationRequest,
  typed: AlertFormValues,
): Promise<StepView> {
  const categories = await readCategories(db, locale);
  const known = categories.map(({ id }) => id);
  const chosen = known.filter((id) => typed.categories.includes(id));
  // Until a category is chosen, the dry run includes all.
  const wanted = chosen.length > 0 ? chosen : known;
  const frequency = frequencySchema.catch('weekly').parse(typed.frequency);
  const past =
    wanted.length > 0
      ? await dryRun({ wish: { of: 'news', categories: wanted }, frequency, locale })
      : undefined;
  return { view: 'create-newsletter', type: 'newsletter', categories, past, typed };
}

async function showJobAlert(
  ports: CreationPorts,
  { type, locale, filters, opened }: CreationRequest,
  typed: AlertFormValues,
): Promise<StepView> {
  const read = await readAlertCriteria(ports.db, filters, locale);
  const { criteria, wish } = read;
  const { keywords, near } = read.typed;
  const past = await ports.dryRun({
    wish,
    frequency: frequencySchema.catch('daily').parse(typed.frequency),
    locale,
    given: { keywords, ...(near && { coordinates: near }) },
  });
  const own = await namesOfOwnAlerts(ports, opened);
  return { view: 'create-job', type, filters: read.filters, criteria, past, own, typed };
}
