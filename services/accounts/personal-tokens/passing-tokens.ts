import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import type { Role } from '@parvis/contracts/accounts/roles.ts';
import type { TokenScope } from '@parvis/contracts/accounts/token-scopes.ts';
import type { Pool } from 'pg';
import { newSecret } from '../../http/secrets.ts';
import { accountRowSchema } from '../sessions/session-rows.ts';
import { toAccount } from '../sessions/sessions.ts';
import { tokenPrefix } from './token-prefix.ts';

/** Whom a passing token acts for. */
interface Grant {
  readonly accountId: string;
  readonly scopes: readonly TokenScope[];
}

/**
 * Tokens by which programs of this process act for an account, while they run. They are in memory
 * only, and bound by what binds the account at the time of each request.
 */
export class PassingTokens {
  readonly #grants = new Map<string, Grant>();
  readonly #db: Pool;
  readonly #secondFactorRoles: readonly Role[];

  constructor(db: Pool, secondFactorRoles: readonly Role[]) {
    this.#db = db;
    this.#secondFactorRoles = secondFactorRoles;
  }

  /** Returns a token for a program. */
  grant(grant: Grant): string {
    const secret = `${tokenPrefix}${newSecret()}`;
    this.#grants.set(secret, grant);
    return secret;
  }

  end(secret: string): void {
    this.#grants.delete(secret);
  }

  /** Returns the account that a token acts for; undefined if it is none, or its account is closed. */
  async ownerOf(secret: string): Promise<Actor | undefined> {
    const grant = this.#grants.get(secret);
    if (grant === undefined) return undefined;
    const { rows } = await this.#db.query<Record<string, unknown>>(
      `select id as account_id, name, roles,
         exists (select from second_factor where account_id = account.id) as has_factor
       from account where id = $1 and closed_at is null`,
      [grant.accountId],
    );
    if (rows[0] === undefined) return undefined;
    const owner = toAccount(accountRowSchema.parse(rows[0]), this.#secondFactorRoles);
    return { ...owner, byToken: true, scopes: grant.scopes };
  }
}
