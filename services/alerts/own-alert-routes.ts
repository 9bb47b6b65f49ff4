import { alertIdSchema, frequenciesOf } from '@parvis/contracts/alerts/alert.ts';
import { alertEndpoints as at } from '@parvis/contracts/alerts/endpoints.ts';
import { formRoute } from '../http/form-route.ts';
import { type Reply, type Route, replyTo } from '../http/route.ts';
import type { AlertPorts } from './alert-ports.ts';
import { changeAlert } from './change-alert.ts';
import { endAlert } from './end-alert.ts';
import {
  linkNotFound,
  readAlertType,
  renderExpiredLink,
  replyAfter,
  sessionAlert,
} from './own-alert.ts';
import type { RenderStep } from './render-step.ts';
import { showSubmittedChange } from './show-own.ts';

/** Returns the routes of the forms for alerts opened in this browser. */
export function ownAlertRoutes(ports: AlertPorts, render: RenderStep): readonly Route[] {
  const { sessions } = ports;
  const over = renderExpiredLink(render);
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
        return replyTo(changed, () => replyAfter(render, { type, step: 'edit', view }, context));
      },
      render: async ({ typed, params, ...refused }) => {
        const aid = alertIdSchema.safeParse(params['aid']);
        if (!aid.success) return undefined;
        const { mail_alerts_create_name: name, mail_alerts_create_freq: frequency } = typed;
        const view = await showSubmittedChange(ports, {
          id: aid.data,
          type: readAlertType(params),
          locale: refused.locale,
          filters: typed.filters[0] ?? '',
          typed: {
            name: name[0] ?? '',
            frequency: frequency[0] ?? '',
            categories: typed.categories,
          },
        });
        return render({ ...refused, view });
      },
    }),
    formRoute(at.deleteAlert, {
      keeps: [],
      submit: async ({ params: { type, aid } }, context) => {
        const alert = await sessionAlert(ports, aid, context);
        const ended = alert.ok
          ? await endAlert(ports, alert.value, 'deleted', context.commandId)
          : alert;
        const view = { view: 'deleted', type } as const;
        return replyTo(ended, () => replyAfter(render, { type, step: 'delete', view }, context));
      },
      render: over,
    }),
    formRoute(at.disconnectAlerts, {
      keeps: [],
      submit: async ({ params: { type } }, context) => {
        const cookie = await sessions.close(context.client.cookie);
        const reply = replyAfter(
          render,
          { type, step: 'disconnect', view: { view: 'disconnected', type } },
          context,
        );
        return { ...reply, headers: { 'Set-Cookie': cookie } };
      },
      render: over,
    }),
  ];
}

const unknownFrequency: Reply = {
  kind: 'refused',
  refusals: [
    { code: 'invalid', path: ['mail_alerts_create_freq'], params: { reason: 'unknown-value' } },
  ],
};
