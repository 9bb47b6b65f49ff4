import { type Actor, anonymous } from '@parvis/contracts/accounts/actor.ts';
import type { Role } from '@parvis/contracts/accounts/roles.ts';
import { accept } from '@parvis/contracts/http/refusal.ts';
import type { Authenticator } from '../authenticator.ts';

/** An account with one role. */
export function accountWith(role: Role): Actor {
  return { kind: 'account', accountId: `${role}00000000`.slice(0, 12), name: role, roles: [role] };
}

/** Trusts an `Authorization: <role>` header; anonymous without one. */
export const trustingAuthenticator: Authenticator = {
  async actorOf({ authorization }) {
    switch (authorization) {
      case 'editor':
      case 'auditor':
      case 'administrator':
      case 'ethics-officer':
        return accept(accountWith(authorization));
      default:
        return accept(anonymous);
    }
  },
};
