import {
  type AlertId,
  type AlertType,
  alertTypeSchema,
  type KnownAlert,
} from '@parvis/contracts/alerts/alert.ts';
import type { AlertEnd } from '@parvis/contracts/alerts/events.ts';
import type { StepView } from '@parvis/contracts/alerts/step-view.ts';
import { type StepName, stepPath } from '@parvis/contracts/alerts/steps.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { listAlertsOf } from '@parvis/projections/alerts/list-alerts.ts';
import type { RefusedForm } from '../http/form-rendering.ts';
import { mintSubmissionId } from '../http/form-route.ts';
import type { Reply, RequestContext } from '../http/route.ts';
import type { AlertPorts } from './alert-ports.ts';
import { endAlert } from './end-alert.ts';
import type { LinkPurpose } from './links/links.ts';
import type { RenderStep } from './render-step.ts';
import { ownAlert } from './show-own.ts';

/** The reply to a request without the secret or session that an alert requires. */
export const linkNotFound: Reply = { kind: 'refused', refusals: [{ code: 'alert-link-over' }] };

/** Returns the alert whose mailed link has this secret. @throws LogUnavailable */
export async function linkedAlert(
  { links, writer, clock }: AlertPorts,
  purpose: LinkPurpose,
  id: AlertId,
  secret: string,
): Promise<Outcome<KnownAlert>> {
  const alert = links.holds(purpose, id, secret, clock.now()) ? await writer.load(id) : undefined;
  return alert ? accept(alert) : refuse('alert-link-over');
}

/**
 * Returns the alert, if it belongs to the subject who opened their alerts in this browser.
 * @throws LogUnavailable
 */
export async function sessionAlert(
  ports: AlertPorts,
  id: AlertId,
  { client }: RequestContext,
): Promise<Outcome<KnownAlert>> {
  const subjectId = await ports.sessions.subjectOf(client.cookie);
  const alert = await ownAlert(ports, subjectId, id);
  return alert ? accept(alert) : refuse('alert-link-over');
}

/** Ends an alert, or all alerts of its subject. @throws LogUnavailable */
export async function endAlerts(
  ports: AlertPorts,
  found: Outcome<KnownAlert>,
  all: boolean,
  because: AlertEnd,
  { commandId }: RequestContext,
): Promise<Outcome<undefined>> {
  if (!found.ok) return found;
  const { value: alert } = found;
  const others = all ? await listAlertsOf(ports.db, alert.subjectId) : [];
  for (const one of [...others.filter(({ id }) => id !== alert.id), alert]) {
    const ended = await endAlert(ports, one, because, commandId);
    if (!ended.ok) return ended;
  }
  return accept(undefined);
}

/** A step whose form was submitted and executed. */
interface DoneStep {
  readonly type: AlertType;
  readonly step: StepName;
  readonly view: StepView;
  /** Further parameters of its address. */
  readonly said?: Readonly<Record<string, string>>;
}

/** Returns the reply to an executed form: the step in its new state, alone or at its address. */
export function replyAfter(
  render: RenderStep,
  { type, step, view, said = {} }: DoneStep,
  { locale }: RequestContext,
): Extract<Reply, { kind: 'empty' }> {
  const isDone = view.view === 'managed' ? {} : { success: '1' };
  return {
    kind: 'empty',
    redirect: stepPath(type, step, locale, { ...isDone, ...said }),
    confirmation: () => render({ as: 'fragment', locale, view, submissionId: mintSubmissionId() }),
  };
}

/** Renders a refused form without fields: its link is used up or expired. */
export function renderExpiredLink(render: RenderStep) {
  return ({ typed: _typed, params, ...refused }: RefusedForm): Promise<string> =>
    render({ ...refused, view: { view: 'link-over', type: alertTypeOf(params) } });
}

/** Returns the type in the parameters of a form's address. */
export function alertTypeOf(params: RefusedForm['params']): AlertType {
  return alertTypeSchema.catch('jobv2').parse(params['type']);
}
