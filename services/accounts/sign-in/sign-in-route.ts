import { accountEndpoints } from '@parvis/contracts/accounts/endpoints.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { z } from 'zod';
import { type RefusedForm, type Route, replyTo, route } from '../../platform/http/route.ts';
import { wordsFor } from '../../platform/http/words.ts';
import type { SessionCookie } from '../session-cookie.ts';
import { returnPath } from './return-path.ts';
import type { SignIn } from './sign-in.ts';

/** The sign-in screen as it comes back to somebody whose attempt was refused. */
export interface RefusedSignIn {
  readonly locale: Locale;
  readonly email: string;
  /** A path of this site. */
  readonly next: string;
  /** Why, in words of the locale. */
  readonly refusal: string;
}

/** Port: draws the sign-in screen as a whole document. */
export type DrawSignInScreen = (refused: RefusedSignIn) => Promise<string>;

const sentSchema = z.object({
  email: z.string().max(254).catch(''),
  next: z.string().max(2048).optional().catch(undefined),
});

/** `POST /admin/session`: scripts get 204 and the cookie, a browser's form goes on to `next`. */
export function signInRoute(
  signIn: SignIn,
  cookie: SessionCookie,
  lastsMs: number,
  draw: DrawSignInScreen,
): Route {
  const drawAgain: RefusedForm = (refusals, sent, { locale }) => {
    const form = sentSchema.safeParse(sent).data;
    return draw({
      locale,
      email: form?.email ?? '',
      next: returnPath(form?.next),
      refusal: wordsFor(refusals[0], locale),
    });
  };
  return route(
    accountEndpoints.signIn,
    async ({ body }, { client }) => {
      const { email, password, next } = body;
      const { address } = client;
      const heldSession = cookie.read(client.cookie);
      return replyTo(await signIn({ email, password, address, heldSession }), (secret) => ({
        kind: 'empty',
        headers: { 'Set-Cookie': cookie.give(secret, lastsMs) },
        redirect: returnPath(next),
      }));
    },
    drawAgain,
  );
}
