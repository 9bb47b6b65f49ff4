import { changeAccountEndpoints as at } from '@parvis/contracts/accounts/change-account-endpoints.ts';
import { signInPath } from '@parvis/contracts/accounts/endpoints.ts';
import { formRoute } from '../../http/form-route.ts';
import { type Route, replyTo, route } from '../../http/route.ts';
import type { AccountsPorts } from '../ports.ts';
import type { RenderEntry } from '../sign-in/render-entry.ts';
import { changeEmail, confirmEmail } from './change-email.ts';
import { changeName } from './change-name.ts';
import { changeRoles } from './change-roles.ts';

const empty = () => ({ kind: 'empty' }) as const;

/** Returns the routes by which administrators change roles, name and address of an account. */
export function changeAccountRoutes(ports: AccountsPorts, render: RenderEntry): readonly Route[] {
  return [
    route(at.changeRoles, async ({ params, body }, { actor, commandId }) =>
      replyTo(
        await changeRoles(ports, { accountId: params.id, ...body, actor, commandId }),
        (position) => ({ kind: 'empty', position }),
      ),
    ),
    route(at.changeName, async ({ params, body }, { actor }) =>
      replyTo(await changeName(ports, { accountId: params.id, ...body, actor }), empty),
    ),
    route(at.changeEmail, async ({ params, body }, { actor, commandId }) =>
      replyTo(await changeEmail(ports, { accountId: params.id, ...body, actor, commandId }), empty),
    ),
    formRoute(at.confirmEmail, {
      keeps: ['key'],
      submit: async ({ body }, { concerns }) =>
        replyTo(await confirmEmail(ports, body.key, concerns), () => ({
          kind: 'empty',
          redirect: signInPath,
        })),
      render: ({ typed, ...refused }) =>
        render({ ...refused, form: { kind: 'new-email', linkKey: typed.key[0] ?? '' } }),
    }),
  ];
}
