import { accountEndpoints } from '@parvis/contracts/accounts/endpoints.ts';
import type { RefusedForm } from '../../http/form-rendering.ts';
import { formRoute } from '../../http/form-route.ts';
import { type Route, replyTo } from '../../http/route.ts';
import type { SessionCookie } from '../session-cookie.ts';
import { deviceName } from '../sessions/device-name.ts';
import { returnPath } from './return-path.ts';
import type { SignIn } from './sign-in.ts';

/** The sign-in screen after a refused attempt. */
export interface RefusedSignIn extends Omit<RefusedForm, 'typed'> {
  readonly email: string;
  /** A path of this site. */
  readonly next: string;
}

/** Port: draws the sign-in screen, as a whole document or its form alone. */
export type DrawSignInScreen = (refused: RefusedSignIn) => Promise<string>;

/** `POST /admin/session`: scripts get 204 and the cookie, a browser's form is redirected to `next`. */
export function signInRoute(
  signIn: SignIn,
  cookie: SessionCookie,
  lastsMs: number,
  draw: DrawSignInScreen,
): Route {
  return formRoute(accountEndpoints.signIn, {
    keeps: ['email', 'next'],
    async submit({ body }, { client }) {
      const { email, password, next } = body;
      const { address } = client;
      const sent = { email, password, address, cookie: client.cookie };
      const heldSession = cookie.read(client.cookie);
      const name = deviceName(client.userAgent);
      return replyTo(
        await signIn({ ...sent, heldSession, deviceName: name }),
        ({ session, device }) => ({
          kind: 'empty',
          headers: { 'Set-Cookie': [cookie.give(session, lastsMs), ...(device ? [device] : [])] },
          redirect: returnPath(next),
        }),
      );
    },
    draw: ({ typed, ...refused }) =>
      draw({
        ...refused,
        email: typed.email[0] ?? '',
        next: returnPath(typed.next[0]),
      }),
  });
}
