import { alertEndpoints as at } from '@parvis/contracts/alerts/endpoints.ts';
import type { StepView } from '@parvis/contracts/alerts/step-view.ts';
import { actionPath } from '@parvis/contracts/alerts/steps.ts';
import { formRoute, mintSubmissionId } from '../http/form-route.ts';
import { type Reply, type Route, replyTo } from '../http/route.ts';
import type { AlertPorts } from './alert-ports.ts';
import { confirmAlert } from './confirm-alert.ts';
import { openAlerts } from './open-alerts.ts';
import { linkNotFound, renderExpiredLink, replyAfter } from './own-alert.ts';
import type { RenderStep } from './render-step.ts';
import { showManaged } from './show-own.ts';
import { liftRefusal, refuseMails, resubscribe, unsubscribe } from './unsubscribe.ts';

/**
 * Returns the routes of the forms that mailed links lead to. Each acts on the secret in its body: a
 * scanner that follows the links of an e-mail, and even posts to them, sends none.
 */
export function linkRoutes(ports: AlertPorts, render: RenderStep): readonly Route[] {
  return [
    activateRoute(ports, render),
    openRoute(ports, render),
    unsubscribeRoute(ports, render),
    resubscribeRoute(ports, render),
    refuseRoute(ports, render),
  ];
}

function activateRoute(ports: AlertPorts, render: RenderStep): Route {
  return formRoute(at.activateAlert, {
    keeps: [],
    submit: async ({ params: { type, aid }, body: { token } }, context) => {
      const confirmed = await confirmAlert(ports, aid, {
        secret: token,
        commandId: context.commandId,
        from: context.client.address,
      });
      if (!confirmed.ok) return linkNotFound;
      const { cookie, position } = confirmed.value;
      const view = { view: 'activated', type } as const;
      return {
        ...replyAfter(render, { type, step: 'activate', view }, context),
        ...(position && { position }),
        ...(cookie && { headers: { 'Set-Cookie': cookie } }),
      };
    },
    render: renderExpiredLink(render),
  });
}

function openRoute(ports: AlertPorts, render: RenderStep): Route {
  return formRoute(at.openAlerts, {
    keeps: [],
    submit: async ({ params: { type, aid }, body: { token } }, context) => {
      const opened = await openAlerts(ports, aid, token, context.commandId);
      if (!opened.ok) return linkNotFound;
      const { session, cookie } = opened.value;
      const view = await showManaged(ports, session, { type, locale: context.locale });
      const reply = replyAfter(render, { type, step: 'managed', view }, context);
      return { ...reply, headers: { 'Set-Cookie': cookie } };
    },
    render: renderExpiredLink(render),
  });
}

function unsubscribeRoute(ports: AlertPorts, render: RenderStep): Route {
  return formRoute(at.unsubscribe, {
    keeps: [],
    submit: async ({ params: { type, aid }, query, body }, context) => {
      const { commandId, locale } = context;
      const isForm = body.token !== '';
      const [secret, all] = isForm ? [body.token, body.all === '1'] : [query.token, false];
      const request = { id: aid, secret, all, commandId };
      const done = await unsubscribe(ports, request, isForm ? 'form' : 'mail-program');
      const view = { view: 'unsubscribed', type, aid, token: secret, all } as const;
      if (isForm || !done.ok) {
        const said = { aid, token: secret, ...(all && { all: '1' }) };
        const step = { type, step: 'unsubscribe', view, said } as const;
        return replyTo(done, () => replyAfter(render, step, context));
      }
      return renderPage(render, locale, view);
    },
    render: renderExpiredLink(render),
  });
}

/** A mail program must not be redirected (RFC 8058), and a reader may see what it gets. */
async function renderPage(
  render: RenderStep,
  locale: Parameters<RenderStep>[0]['locale'],
  view: StepView,
): Promise<Reply> {
  const html = await render({ as: 'page', locale, view, submissionId: mintSubmissionId() });
  return { kind: 'html', status: 200, html };
}

function resubscribeRoute(ports: AlertPorts, render: RenderStep): Route {
  return formRoute(at.resubscribe, {
    keeps: [],
    submit: async ({ params: { type, aid }, body: { token, all } }, context) => {
      const { commandId } = context;
      const request = { id: aid, secret: token, all: all === '1', commandId };
      const done = await resubscribe(ports, request);
      const view = { view: 'resubscribed', type } as const;
      const step = { type, step: 'unsubscribe', view, said: { aid, token } } as const;
      return replyTo(done, () => replyAfter(render, step, context));
    },
    render: renderExpiredLink(render),
  });
}

function refuseRoute(ports: AlertPorts, render: RenderStep): Route {
  return formRoute(at.refuseMails, {
    keeps: [],
    submit: async ({ params: { type, aid }, body: { token, lift } }, context) => {
      const { commandId, locale } = context;
      const lifts = lift === '1';
      const done = lifts
        ? await liftRefusal(ports, token)
        : await refuseMails(ports, { id: aid, secret: token, commandId });
      const view: StepView = lifts
        ? { view: 'never-lifted', type }
        : { view: 'never-done', type, aid, token };
      return replyTo(done, () => ({
        kind: 'empty',
        redirect: `${actionPath(type, 'never', locale, aid)}?token=${token}&success=1`,
        confirmation: () =>
          render({ as: 'fragment', locale, view, submissionId: mintSubmissionId() }),
      }));
    },
    render: renderExpiredLink(render),
  });
}
