import { anonymous } from '@parvis/contracts/accounts/actor.ts';
import { accept, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Pool } from 'pg';
import type { Clock } from '../adapters/clock.ts';
import type { Authenticator } from '../http/authenticator.ts';
import type { ServerCookie } from '../http/server-cookie.ts';
import { tokenPrefix } from './personal-tokens/personal-tokens.ts';
import { ownerOfToken } from './personal-tokens/token-owner.ts';
import type { Sessions } from './sessions/sessions.ts';

const bearer = new RegExp(`^Bearer (${tokenPrefix}[A-Za-z0-9_-]{43})$`, 'i');

/**
 * Identifies the caller: an `Authorization` header must contain a valid personal token, and cookies
 * are then ignored.
 */
export function createAuthenticator(
  db: Pool,
  clock: Clock,
  sessions: Sessions,
  sessionCookie: ServerCookie,
): Authenticator {
  return {
    async actorOf({ cookie, authorization }) {
      if (authorization !== undefined) {
        const token = bearer.exec(authorization)?.[1];
        const owner = token && (await ownerOfToken(db, clock, token));
        return owner ? accept(owner) : refuse('sign-in-required');
      }
      const secret = sessionCookie.read(cookie);
      return accept((secret && (await sessions.actorOf(secret))) || anonymous);
    },
  };
}
