import { linkEndpoints, linkSentPath } from '@parvis/contracts/accounts/link-endpoints.ts';
import { formRoute } from '../../http/form-route.ts';
import { type Route, replyTo } from '../../http/route.ts';
import type { RenderEntry } from '../sign-in/render-entry.ts';
import type { ForgetPassword } from './forget-password.ts';

/** `POST /admin/forgotten`: mails a link to choose another password, if the account exists. */
export function forgottenPasswordRoute(forget: ForgetPassword, render: RenderEntry): Route {
  return formRoute(linkEndpoints.forgetPassword, {
    keeps: ['email'],
    submit: async ({ body }, { client, commandId, locale }) =>
      replyTo(
        await forget({ email: body.email, address: client.address, commandId, locale }),
        () => ({ kind: 'empty', redirect: linkSentPath }),
      ),
    render: ({ typed, ...refused }) =>
      render({ ...refused, form: { kind: 'forgotten', email: typed.email[0] ?? '' } }),
  });
}
