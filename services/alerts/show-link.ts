import type { StepView } from '@parvis/contracts/alerts/step-view.ts';
import type { AlertPorts } from './alert-ports.ts';
import { over, showRefusal } from './link-views.ts';
import { ownAlert } from './show-own.ts';
import { showStep } from './show-step.ts';
import type { StepRequest } from './step-request.ts';

/** Returns the page that a mailed link leads to: reading it changes nothing. */
export async function showLink(
  ports: AlertPorts,
  request: StepRequest,
  action: 'never' | StepRequest['step'],
): Promise<StepView> {
  const { aid } = request;
  if (action === 'never') return showRefusal(ports, request);
  return action === 'manage' && aid !== undefined && request.token !== ''
    ? showOpening(ports, request)
    : showStep(ports, request);
}

/** Returns the button that opens alerts, unless they are already open in this browser. */
async function showOpening(ports: AlertPorts, request: StepRequest): Promise<StepView> {
  const { type, aid, token, opened } = request;
  if (aid === undefined) return over(type);
  if (await ownAlert(ports, opened, aid)) return showStep(ports, { ...request, step: 'managed' });
  const link = await ports.links.find(aid, token);
  if (link?.purpose === 'manage' && !link.isUsed) return { view: 'open', type, aid, token };
  return link?.purpose === 'subscription' && (await ports.writer.load(aid))
    ? { view: 'open-one', type, aid, token }
    : over(type);
}
