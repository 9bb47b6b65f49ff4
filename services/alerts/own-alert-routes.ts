import { alertIdSchema, frequenciesOf } from '@parvis/contracts/alerts/alert.ts';
import { alertEndpoints as at } from '@parvis/contracts/alerts/endpoints.ts';
import { formRoute } from '../http/form-route.ts';
import { type Reply, type Route, replyTo } from '../http/route.ts';
import type { AlertPorts } from './alert-ports.ts';
import { changeAlert } from './change-alert.ts';
import type { DrawStep } from './draw-step.ts';
import {
  alertTypeOf,
  doneWith,
  drawExpiredLink,
  endAlerts,
  linkNotFound,
  sessionAlert,
} from './own-alert.ts';
import { showTypedEdit } from './show-own.ts';

/** The forms of whoever opened their alerts in this browser. */
export function ownAlertRoutes(ports: AlertPorts, draw: DrawStep): readonly Route[] {
  const { sessions } = ports;
  const over = drawExpiredLink(draw);
  return [
    formRoute(at.saveAlert, {
      keeps: ['mail_alerts_create_name', 'mail_alerts_create_freq', 'categories', 'filters'],
      submit: async ({ params: { aid }, body }, context) => {
        const alert = await sessionAlert(ports, aid, context);
        if (!alert.ok) return linkNotFound;
        const { type } = alert.value;
        if (!frequenciesOf(type).includes(body.mail_alerts_create_freq)) return unknownFrequency;
        const changed = await changeAlert(ports, alert.value, body, context);
        const view = { view: 'saved', type } as const;
        return replyTo(changed, () => doneWith(draw, { type, step: 'edit', view }, context));
      },
      draw: async ({ typed, params, ...refused }) => {
        const aid = alertIdSchema.safeParse(params['aid']);
        if (!aid.success) return undefined;
        const { mail_alerts_create_name: name, mail_alerts_create_freq: frequency } = typed;
        const view = await showTypedEdit(ports, {
          id: aid.data,
          type: alertTypeOf(params),
          locale: refused.locale,
          filters: typed.filters[0] ?? '',
          typed: {
            name: name[0] ?? '',
            frequency: frequency[0] ?? '',
            categories: typed.categories,
          },
        });
        return draw({ ...refused, view });
      },
    }),
    formRoute(at.deleteAlert, {
      keeps: [],
      submit: async ({ params: { type, aid } }, context) => {
        const alert = await sessionAlert(ports, aid, context);
        const ended = await endAlerts(ports, alert, false, 'deleted', context);
        const view = { view: 'deleted', type } as const;
        return replyTo(ended, () => doneWith(draw, { type, step: 'delete', view }, context));
      },
      draw: over,
    }),
    formRoute(at.disconnectAlerts, {
      keeps: [],
      submit: async ({ params: { type } }, context) => {
        const cookie = await sessions.close(context.client.cookie);
        const reply = doneWith(
          draw,
          { type, step: 'disconnect', view: { view: 'disconnected', type } },
          context,
        );
        return { ...reply, headers: { 'Set-Cookie': cookie } };
      },
      draw: over,
    }),
  ];
}

const unknownFrequency: Reply = {
  kind: 'refused',
  refusals: [
    { code: 'invalid', path: ['mail_alerts_create_freq'], params: { reason: 'unknown-value' } },
  ],
};
