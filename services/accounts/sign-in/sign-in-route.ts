import { accountEndpoints } from '@parvis/contracts/accounts/endpoints.ts';
import { secondFactorPath } from '@parvis/contracts/accounts/second-factor-endpoints.ts';
import { formRoute } from '../../http/form-route.ts';
import { type Route, replyTo } from '../../http/route.ts';
import type { ServerCookie } from '../../http/server-cookie.ts';
import { deviceName } from '../sessions/device-name.ts';
import type { RenderEntry } from './render-entry.ts';
import { returnPath } from './return-path.ts';
import type { SignIn } from './sign-in.ts';

/**
 * `POST /admin/session`: scripts get 204 and the cookie, a browser's form is redirected to `next`.
 */
export function signInRoute(
  signIn: SignIn,
  cookie: ServerCookie,
  lastsMs: number,
  render: RenderEntry,
): Route {
  return formRoute(accountEndpoints.signIn, {
    keeps: ['email', 'next'],
    async submit({ body }, { client, concerns }) {
      const { email, password, next } = body;
      const { address } = client;
      const sent = { email, password, address, cookie: client.cookie };
      const heldSession = cookie.read(client.cookie);
      const name = deviceName(client.userAgent);
      return replyTo(
        await signIn({ ...sent, heldSession, deviceName: name, concerns }),
        ({ session, device, needsFactor }) => ({
          kind: 'empty',
          headers: {
            'Set-Cookie': [cookie.give(session, lastsMs / 1000), ...(device ? [device] : [])],
          },
          redirect: needsFactor ? codePathTo(returnPath(next)) : returnPath(next),
        }),
      );
    },
    render: ({ typed, ...refused }) =>
      render({
        ...refused,
        form: {
          kind: 'sign-in',
          email: typed.email[0] ?? '',
          next: returnPath(typed.next[0]),
        },
      }),
  });
}

/** Returns the address of the second step, which continues to a path. */
function codePathTo(next: string): string {
  return `${secondFactorPath}?next=${encodeURIComponent(next)}`;
}
