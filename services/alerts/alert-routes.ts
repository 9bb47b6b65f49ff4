import { alertEndpoints as at } from '@parvis/contracts/alerts/endpoints.ts';
import type { StepView } from '@parvis/contracts/alerts/step-view.ts';
import { stepOf } from '@parvis/contracts/alerts/steps.ts';
import { mintSubmissionId } from '../http/form-route.ts';
import { type Reply, type RequestContext, type Route, route } from '../http/route.ts';
import type { AlertPorts } from './alert-ports.ts';
import { creationRoutes } from './creation-routes.ts';
import { linkRoutes } from './link-routes.ts';
import { ownAlertRoutes } from './own-alert-routes.ts';
import type { RenderStep } from './render-step.ts';
import { ownAlert } from './show-own.ts';
import { showStep } from './show-step.ts';
import type { StepRequest } from './step-request.ts';

/** Returns the routes of alerts. */
export function alertRoutes(ports: AlertPorts, render: RenderStep): readonly Route[] {
  return [
    route(at.showAlertStep, async ({ params, query }, context) => {
      const step = stepOf(params.type, Number(params.step));
      if (step === undefined) return unknownPath;
      const { aid, token = '', title = '', all, success, source: _, ...others } = query;
      const { mail_alerts_create_freq: frequency, ...filters } = others;
      const categories = textsOf(filters['categories']);
      return show(ports, render, context, {
        type: params.type,
        step,
        aid,
        token,
        title,
        all: all === '1',
        isDone: success === '1',
        chosen: { ...(frequency && { frequency }), ...(categories.length > 0 && { categories }) },
        filters: filtersIn(filters),
      });
    }),
    route(at.showAlertLink, ({ params, query }, context) => {
      const { type, action, aid } = params;
      return show(ports, render, context, {
        type,
        step: action,
        aid,
        token: query.token,
        title: '',
        all: query.all === '1',
        isDone: false,
        chosen: {},
        filters: '',
      });
    }),
    ...creationRoutes(ports, render),
    ...linkRoutes(ports, render),
    ...ownAlertRoutes(ports, render),
  ];
}

const unknownPath: Reply = { kind: 'refused', refusals: [{ code: 'unknown-path' }] };

async function show(
  ports: AlertPorts,
  render: RenderStep,
  { locale, client }: RequestContext,
  requested: Omit<StepRequest, 'locale' | 'subjectId'>,
): Promise<Reply> {
  const subjectId = await ports.sessions.subjectOf(client.cookie);
  const view = await viewOf(ports, { ...requested, locale, subjectId });
  const as = client.wantsFragment ? 'in-place' : 'page';
  const html = await render({ as, locale, view, submissionId: mintSubmissionId() });
  return { kind: 'html', status: 200, html };
}

/**
 * A mailed link that opens a subject's alerts shows a button, unless they are already open
 * in this browser.
 */
async function viewOf(ports: AlertPorts, request: StepRequest): Promise<StepView> {
  const { type, step, aid, token, subjectId } = request;
  if (step !== 'manage' || aid === undefined || token === '') return showStep(ports, request);
  if (await ownAlert(ports, subjectId, aid))
    return showStep(ports, { ...request, step: 'managed' });
  return ports.links.holds('manage', aid, token, ports.clock.now())
    ? { view: 'open', type, aid, token }
    : { view: 'link-over', type };
}

/** Returns the filters of a list among the parameters of an address, in the form of its query. */
function filtersIn(others: Readonly<Record<string, unknown>>): string {
  const named = Object.entries(others).flatMap(([name, value]) => {
    const texts = textsOf(value);
    return texts.length === 0 ? [] : [[name, texts.join('|')]];
  });
  return new URLSearchParams(named).toString();
}

/** Returns the values of a parameter, repeated or joined by bars. */
function textsOf(value: unknown): readonly string[] {
  return [value].flat().flatMap((one) => (typeof one === 'string' ? one.split('|') : []));
}
