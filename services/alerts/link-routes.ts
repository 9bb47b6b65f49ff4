import { alertEndpoints as at } from '@parvis/contracts/alerts/endpoints.ts';
import { formRoute } from '../http/form-route.ts';
import { type Route, replyTo } from '../http/route.ts';
import type { AlertPorts } from './alert-ports.ts';
import {
  endAlerts,
  linkedAlert,
  linkNotFound,
  renderExpiredLink,
  replyAfter,
} from './own-alert.ts';
import type { RenderStep } from './render-step.ts';
import { showManaged } from './show-own.ts';

/** Returns the routes of the forms that mailed links lead to. */
export function linkRoutes(ports: AlertPorts, render: RenderStep): readonly Route[] {
  const { writer, sessions } = ports;
  const over = renderExpiredLink(render);
  return [
    formRoute(at.activateAlert, {
      keeps: [],
      submit: async ({ params: { type, aid }, body: { token } }, context) => {
        const alert = await linkedAlert(ports, 'activate', aid, token);
        const confirmed = alert.ok
          ? await writer.execute(aid, { type: 'confirm-alert' }, context.commandId)
          : alert;
        if (!alert.ok || !confirmed.ok) return linkNotFound;
        const cookie = await sessions.open(alert.value.subjectId, token);
        const { position } = confirmed.value;
        return {
          ...replyAfter(
            render,
            { type, step: 'activate', view: { view: 'activated', type } },
            context,
          ),
          position,
          ...(cookie && { headers: { 'Set-Cookie': cookie } }),
        };
      },
      render: over,
    }),
    formRoute(at.openAlerts, {
      keeps: [],
      submit: async ({ params: { type, aid }, body: { token } }, context) => {
        const alert = await linkedAlert(ports, 'manage', aid, token);
        const cookie = alert.ok && (await sessions.open(alert.value.subjectId, token));
        if (!alert.ok || !cookie) return linkNotFound;
        const { subjectId, warnedAt } = alert.value;
        // Following the link renews the alert that the e-mail was about.
        if (warnedAt !== null)
          await writer.execute(aid, { type: 'renew-alert' }, context.commandId);
        const view = await showManaged(ports, { type, locale: context.locale, subjectId });
        const reply = replyAfter(render, { type, step: 'managed', view }, context);
        return { ...reply, headers: { 'Set-Cookie': cookie } };
      },
      render: over,
    }),
    unsubscribeRoute(ports, render),
  ];
}

function unsubscribeRoute(ports: AlertPorts, render: RenderStep): Route {
  return formRoute(at.unsubscribe, {
    keeps: [],
    submit: async ({ params: { type, aid }, query, body }, context) => {
      const alert = await linkedAlert(ports, 'unsubscribe', aid, query.token);
      const ended = await endAlerts(ports, alert, body.all === '1', 'unsubscribed', context);
      const all = body.all === '1';
      const view = { view: 'unsubscribed', type, all } as const;
      const said = all ? { all: '1' } : {};
      return replyTo(ended, () =>
        replyAfter(render, { type, step: 'unsubscribe', view, said }, context),
      );
    },
    render: renderExpiredLink(render),
  });
}
