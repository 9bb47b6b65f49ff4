import { signInPath } from '@parvis/contracts/accounts/endpoints.ts';
import { linkEndpoints } from '@parvis/contracts/accounts/link-endpoints.ts';
import { formRoute } from '../../http/form-route.ts';
import { type Route, replyTo, route } from '../../http/route.ts';
import type { AccountsPorts } from '../ports.ts';
import type { RenderEntry } from '../sign-in/render-entry.ts';
import { choosePassword } from './choose-password.ts';
import { sendLink } from './send-link.ts';

/** Routes for sending one-time links, and for choosing a password with one. */
export function linkRoutes(ports: AccountsPorts, render: RenderEntry): readonly Route[] {
  return [
    route(linkEndpoints.sendLink, async ({ params, body }, { actor, commandId }) =>
      replyTo(await sendLink(ports, { accountId: params.id, ...body, actor, commandId }), () => ({
        kind: 'empty',
      })),
    ),
    formRoute(linkEndpoints.choosePassword, {
      keeps: ['key'],
      submit: async ({ body }, { concerns }) =>
        replyTo(await choosePassword(ports, body, concerns), () => ({
          kind: 'empty',
          redirect: signInPath,
        })),
      render: ({ typed, ...refused }) =>
        render({ ...refused, form: { kind: 'new-password', linkKey: typed.key[0] ?? '' } }),
    }),
  ];
}
