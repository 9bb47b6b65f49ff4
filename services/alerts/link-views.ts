import type { AlertType } from '@parvis/contracts/alerts/alert.ts';
import type { StepView } from '@parvis/contracts/alerts/step-view.ts';
import type { AlertPorts } from './alert-ports.ts';
import type { StepRequest } from './step-request.ts';
import { unsubscribes } from './unsubscribe.ts';

/** The view of a link that is no longer valid. */
export const over = (type: AlertType): StepView => ({ view: 'link-over', type });

/** Returns the button that confirms an alert, or that it is confirmed. */
export async function showActivation(
  { links, writer }: AlertPorts,
  { type, aid, token }: StepRequest,
): Promise<StepView> {
  const link = aid && (await links.find(aid, token));
  if (!aid || !link || link.purpose !== 'activate') return over(type);
  const state = await writer.stateOf(aid);
  if (state === undefined) return over(type);
  if ('ended' in state) return state.ended === 'merged' ? { view: 'activated', type } : over(type);
  if (state.state === 'unsubscribed') return over(type);
  return state.state === 'active'
    ? { view: 'activated', type }
    : { view: 'activate', type, aid, token };
}

/** Returns the button that unsubscribes, or that it is done, with a way back while there is one. */
export async function showUnsubscription(
  ports: AlertPorts,
  { type, aid, token, all, isDone }: StepRequest,
): Promise<StepView> {
  const done = { view: 'unsubscribed', type, aid: aid ?? '', token: '', all } as const;
  if (!aid || !(await unsubscribes(ports, aid, token))) return isDone ? done : over(type);
  const state = await ports.writer.stateOf(aid);
  if (state === undefined) return over(type);
  if ('ended' in state) return state.ended === 'unsubscribed' ? done : over(type);
  if (state.unsubscribed !== null) return { ...done, token, all: state.unsubscribed.fromAll };
  return isDone ? { view: 'resubscribed', type } : { view: 'unsubscribe', type, aid, token, all };
}

/** Returns the button that stops every e-mail to a mailbox, or the one that lifts that. */
export async function showRefusal(
  { suppressions }: AlertPorts,
  { type, aid, token, isDone }: StepRequest,
): Promise<StepView> {
  const state = aid && (await suppressions.stateOf(token));
  if (!aid || !state) return over(type);
  if (state === 'allowed' && isDone) return { view: 'never-lifted', type };
  return { view: state === 'suppressed' ? 'never-done' : 'never', type, aid, token };
}
