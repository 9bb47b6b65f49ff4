import { type AlertId, frequencySchema } from '@parvis/contracts/alerts/alert.ts';
import {
  nothingTyped,
  type StepView,
  type TypedAlert,
} from '@parvis/contracts/alerts/step-view.ts';
import type { StepName } from '@parvis/contracts/alerts/steps.ts';
import { readWishedOffers } from '@parvis/projections/pages/read-wished-offers.ts';
import type { AlertPorts } from './alert-ports.ts';
import { readCategories } from './read-alert.ts';
import { showOwn } from './show-own.ts';
import type { StepRequest } from './step-request.ts';

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

function holds(
  { links, clock }: AlertPorts,
  purpose: 'activate' | 'unsubscribe',
  aid: AlertId,
  token: string,
): boolean {
  return links.holds(purpose, aid, token, clock.now());
}
