import { anonymous } from '@parvis/contracts/accounts/actor.ts';
import type { Role } from '@parvis/contracts/accounts/roles.ts';
import { accept, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Pool } from 'pg';
import type { Clock } from '../adapters/clock.ts';
import type { Authenticator } from '../http/authenticator.ts';
import type { ServerCookie } from '../http/server-cookie.ts';
import type { PassingTokens } from './personal-tokens/passing-tokens.ts';
import { ownerOfToken } from './personal-tokens/token-owner.ts';
import { tokenPrefix } from './personal-tokens/token-prefix.ts';
import type { Sessions } from './sessions/sessions.ts';

const bearer = new RegExp(`^Bearer\\s+(${tokenPrefix}.*)$`, 'i');

interface AuthenticatorParts {
  readonly db: Pool;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly cookie: ServerCookie;
  readonly secondFactorRoles: readonly Role[];
  readonly passingTokens: Pick<PassingTokens, 'ownerOf'>;
}

/**
 * Identifies the caller. A personal token of ours in the `Authorization` header must be valid, and
 * cookies are then ignored. Any other such header is for a proxy in front of us, and says nothing.
 */
export function createAuthenticator({
  db,
  clock,
  sessions,
  cookie: sessionCookie,
  secondFactorRoles,
  passingTokens,
}: AuthenticatorParts): Authenticator {
  return {
    async actorOf({ cookie, authorization }) {
      const [, token] = bearer.exec(authorization ?? '') ?? [];
      if (token !== undefined) {
        const owner =
          (await passingTokens.ownerOf(token)) ??
          (await ownerOfToken(db, clock, token, secondFactorRoles));
        return owner ? accept(owner) : refuse('sign-in-required');
      }
      const secret = sessionCookie.read(cookie);
      return accept((secret && (await sessions.actorOf(secret))) || anonymous);
    },
  };
}
