import type { AlertType } from '@parvis/contracts/alerts/alert.ts';
import { alertEndpoints as at } from '@parvis/contracts/alerts/endpoints.ts';
import type { Outcome } from '@parvis/contracts/http/refusal.ts';
import { readAlertCriteria } from '@parvis/projections/pages/read-alert-criteria.ts';
import { readCategories } from '@parvis/projections/pages/read-categories.ts';
import { formRoute } from '../http/form-route.ts';
import { type Reply, type RequestContext, type Route, replyTo } from '../http/route.ts';
import type { AlertPorts } from './alert-ports.ts';
import { mailAlertsLink } from './mail-alerts-link.ts';
import { readAlertType, replyAfter } from './own-alert.ts';
import type { RenderStep } from './render-step.ts';
import { requestAlert } from './request-alert.ts';
import { showCreation } from './show-step.ts';

/**
 * Returns the routes of the forms that cause an e-mail: two that request an alert, and one that
 * requests a link to existing ones.
 */
export function creationRoutes(ports: AlertPorts, render: RenderStep): readonly Route[] {
  return [jobRoute(ports, render), newsletterRoute(ports, render), linkRoute(ports, render)];
}

function jobRoute(ports: AlertPorts, render: RenderStep): Route {
  return formRoute(at.createJobAlert, {
    keeps: [
      'filters',
      'mail_alerts_create_email',
      'mail_alerts_create_name',
      'mail_alerts_create_freq',
      'accept',
    ],
    submit: async ({ params: { type }, body }, context) => {
      const { locale } = context;
      const { wish, typed } = await readAlertCriteria(ports.db, body.filters, locale);
      const requested = await requestAlert(ports, {
        ...from(context, body.mail_alerts_create_email),
        type,
        frequency: body.mail_alerts_create_freq,
        wish,
        typed: { ...typed, name: body.mail_alerts_create_name },
      });
      return sent(render, requested, type, 'create', context);
    },
    render: async ({ typed, params, ...refused }) => {
      const type = readAlertType(params);
      const filters = typed.filters[0] ?? '';
      const view = await showCreation(
        ports,
        { type, filters, title: '', locale: refused.locale, opened: undefined },
        {
          email: typed.mail_alerts_create_email[0] ?? '',
          name: typed.mail_alerts_create_name[0] ?? '',
          frequency: typed.mail_alerts_create_freq[0] ?? '',
          accepted: typed.accept.length > 0,
        },
      );
      return render({ ...refused, view });
    },
  });
}

function newsletterRoute(ports: AlertPorts, render: RenderStep): Route {
  return formRoute(at.createNewsletter, {
    keeps: ['categories', 'mail_alerts_create_email', 'mail_alerts_create_freq', 'accept'],
    submit: async ({ body }, context) => {
      const known = await readCategories(ports.db, context.locale);
      const chosen = known.filter(({ id }) => body.categories.includes(id)).map(({ id }) => id);
      if (chosen.length === 0) return noCategory;
      const requested = await requestAlert(ports, {
        ...from(context, body.mail_alerts_create_email),
        type: 'newsletter',
        frequency: body.mail_alerts_create_freq,
        wish: { of: 'news', categories: chosen },
      });
      return sent(render, requested, 'newsletter', 'create', context);
    },
    render: async ({ typed, params: _params, ...refused }) => {
      const type = 'newsletter';
      const view = await showCreation(
        ports,
        { type, filters: '', title: '', locale: refused.locale, opened: undefined },
        {
          email: typed.mail_alerts_create_email[0] ?? '',
          frequency: typed.mail_alerts_create_freq[0] ?? '',
          accepted: typed.accept.length > 0,
          categories: typed.categories,
        },
      );
      return render({ ...refused, view });
    },
  });
}

function linkRoute(ports: AlertPorts, render: RenderStep): Route {
  return formRoute(at.mailAlertsLink, {
    keeps: ['mail_alerts_create_email'],
    submit: async ({ params: { type }, body }, context) => {
      const mailed = await mailAlertsLink(ports, from(context, body.mail_alerts_create_email));
      return sent(render, mailed, type, 'manage', context);
    },
    render: ({ typed, params, ...refused }) => {
      const email = typed.mail_alerts_create_email[0] ?? '';
      return render({ ...refused, view: { view: 'manage', type: readAlertType(params), email } });
    },
  });
}

const noCategory: Reply = {
  kind: 'refused',
  refusals: [{ code: 'invalid', path: ['categories'], params: { reason: 'no-category' } }],
};

const from = ({ client, commandId, locale }: RequestContext, email: string) => ({
  from: client.address,
  commandId,
  locale,
  email,
});

/**
 * Both only confirm that an e-mail is on its way, without revealing whether an address is known.
 */
function sent(
  render: RenderStep,
  outcome: Outcome<undefined>,
  type: AlertType,
  step: 'create' | 'manage',
  context: RequestContext,
): Reply {
  const view = { view: step === 'create' ? 'created' : 'link-sent', type } as const;
  return replyTo(outcome, () => replyAfter(render, { type, step, view }, context));
}
