import { alertEndpoints as at } from '@parvis/contracts/alerts/endpoints.ts';
import { formRoute } from '../http/form-route.ts';
import { type Route, replyTo } from '../http/route.ts';
import type { AlertPorts } from './alert-ports.ts';
import type { DrawStep } from './draw-step.ts';
import { doneWith, drawExpiredLink, endAlerts, linkedAlert, linkNotFound } from './own-alert.ts';
import { showManaged } from './show-own.ts';

/** The forms of whoever holds the secret of a mailed link. */
export function linkRoutes(ports: AlertPorts, draw: DrawStep): readonly Route[] {
  const { writer, sessions } = ports;
  const over = drawExpiredLink(draw);
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
          ...doneWith(draw, { type, step: 'activate', view: { view: 'activated', type } }, context),
          position,
          ...(cookie && { headers: { 'Set-Cookie': cookie } }),
        };
      },
      draw: over,
    }),
    formRoute(at.openAlerts, {
      keeps: [],
      submit: async ({ params: { type, aid }, body: { token } }, context) => {
        const alert = await linkedAlert(ports, 'manage', aid, token);
        const cookie = alert.ok && (await sessions.open(alert.value.subjectId, token));
        if (!alert.ok || !cookie) return linkNotFound;
        const { subjectId, warnedAt } = alert.value;
        // Whoever comes back still wants the alert that the question was about.
        if (warnedAt !== null)
          await writer.execute(aid, { type: 'renew-alert' }, context.commandId);
        const view = await showManaged(ports, { type, locale: context.locale, subjectId });
        const reply = doneWith(draw, { type, step: 'managed', view }, context);
        return { ...reply, headers: { 'Set-Cookie': cookie } };
      },
      draw: over,
    }),
    unsubscribeRoute(ports, draw),
  ];
}

function unsubscribeRoute(ports: AlertPorts, draw: DrawStep): Route {
  return formRoute(at.unsubscribe, {
    keeps: [],
    submit: async ({ params: { type, aid }, query, body }, context) => {
      const alert = await linkedAlert(ports, 'unsubscribe', aid, query.token);
      const ended = await endAlerts(ports, alert, body.all === '1', 'unsubscribed', context);
      const all = body.all === '1';
      const view = { view: 'unsubscribed', type, all } as const;
      const said = all ? { all: '1' } : {};
      return replyTo(ended, () =>
        doneWith(draw, { type, step: 'unsubscribe', view, said }, context),
      );
    },
    draw: drawExpiredLink(draw),
  });
}
