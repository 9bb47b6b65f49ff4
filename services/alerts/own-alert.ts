import {
  type AlertId,
  type AlertType,
  alertTypeSchema,
  type KnownAlert,
} from '@parvis/contracts/alerts/alert.ts';
import type { StepView } from '@parvis/contracts/alerts/step-view.ts';
import { type StepName, stepPath } from '@parvis/contracts/alerts/steps.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { RefusedForm } from '../http/form-rendering.ts';
import { mintSubmissionId } from '../http/form-route.ts';
import type { Reply, RequestContext } from '../http/route.ts';
import type { AlertPorts } from './alert-ports.ts';
import type { RenderStep } from './render-step.ts';
import { ownAlert } from './show-own.ts';

/** The reply to a request without the secret or session that an alert requires. */
export const linkNotFound: Reply = { kind: 'refused', refusals: [{ code: 'alert-link-over' }] };

/**
 * Returns the alert, if it was opened in this browser.
 * @throws LogUnavailable
 */
export async function sessionAlert(
  ports: AlertPorts,
  id: AlertId,
  { client }: RequestContext,
): Promise<Outcome<KnownAlert>> {
  const opened = await ports.sessions.openedBy(client.cookie);
  const alert = await ownAlert(ports, opened, id);
  return alert ? accept(alert) : refuse('alert-link-over');
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
    render({ ...refused, view: { view: 'link-over', type: readAlertType(params) } });
}

/** Returns the type in the parameters of a form's address. */
export function readAlertType(params: RefusedForm['params']): AlertType {
  return alertTypeSchema.catch('jobv2').parse(params['type']);
}
