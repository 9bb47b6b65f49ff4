import { alertEndpoints as at } from '@parvis/contracts/alerts/endpoints.ts';
import type { StepView } from '@parvis/contracts/alerts/step-view.ts';
import { findStep } from '@parvis/contracts/alerts/steps.ts';
import { mintSubmissionId } from '../http/form-route.ts';
import { type Reply, type RequestContext, type Route, route } from '../http/route.ts';
import type { AlertPorts } from './alert-ports.ts';
import { creationRoutes } from './creation-routes.ts';
import { linkRoutes } from './link-routes.ts';
import { ownAlertRoutes } from './own-alert-routes.ts';
import type { RenderStep } from './render-step.ts';
import { showLink } from './show-link.ts';
import type { StepRequest } from './step-request.ts';

/** Returns the routes of alerts. */
export function alertRoutes(ports: AlertPorts, render: RenderStep): readonly Route[] {
  return [
    route(at.showAlertStep, async ({ params, query }, context) => {
      const step = findStep(params.type, Number(params.step));
      if (step === undefined) return unknownPath;
      const { aid, token = '', title = '', all, success, source: _, ...others } = query;
      const { mail_alerts_create_freq: frequency, ...filters } = others;
      const categories = toTexts(filters['categories']);
      const request = {
        type: params.type,
        step,
        aid,
        token,
        title,
        all: all === '1',
        isDone: success === '1',
        chosen: { ...(frequency && { frequency }), ...(categories.length > 0 && { categories }) },
        filters: filtersIn(filters),
      };
      return show(ports, render, context, (visit) =>
        showLink(ports, { ...request, ...visit }, step),
      );
    }),
    route(at.showAlertLink, ({ params, query }, context) => {
      const { type, action, aid } = params;
      const request = {
        type,
        step: action === 'never' ? 'manage' : action,
        aid,
        token: query.token,
        title: '',
        all: query.all === '1',
        isDone: query.success === '1',
        chosen: {},
        filters: '',
      } as const;
      return show(ports, render, context, (visit) =>
        showLink(ports, { ...request, ...visit }, action),
      );
    }),
    ...creationRoutes(ports, render),
    ...linkRoutes(ports, render),
    ...ownAlertRoutes(ports, render),
  ];
}

const unknownPath: Reply = { kind: 'refused', refusals: [{ code: 'unknown-path' }] };

/** Renders what a request shows, in its language and for its session. */
async function show(
  ports: AlertPorts,
  render: RenderStep,
  { locale, client }: RequestContext,
  viewFor: (visit: Pick<StepRequest, 'locale' | 'opened'>) => Promise<StepView>,
): Promise<Reply> {
  const opened = await ports.sessions.openedBy(client.cookie);
  const view = await viewFor({ locale, opened });
  const as = client.wantsFragment ? 'in-place' : 'page';
  const html = await render({ as, locale, view, submissionId: mintSubmissionId() });
  return { kind: 'html', status: 200, html };
}

/** Returns the filters of a list among the parameters of an address, in the form of its query. */
function filtersIn(others: Readonly<Record<string, unknown>>): string {
  const named = Object.entries(others).flatMap(([name, value]) => {
    const texts = toTexts(value);
    return texts.length === 0 ? [] : [[name, texts.join('|')]];
  });
  return new URLSearchParams(named).toString();
}

/** Returns the values of a parameter, repeated or joined by bars. */
function toTexts(value: unknown): readonly string[] {
  return [value].flat().flatMap((one) => (typeof one === 'string' ? one.split('|') : []));
}
