import { randomUUID } from 'node:crypto';
import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import { minPasswordLength } from '@parvis/contracts/accounts/endpoints.ts';
import { transactionOn } from '@parvis/projections/postgres/transaction.ts';
import type { PoolClient } from 'pg';
import { lockOpenAdministrators } from '../open-administrators.ts';
import type { AccountsPorts } from '../ports.ts';
import { type OpenAccountPorts, openAccount } from './open-account.ts';

/** The configuration of the administrator's account that the first start opens. */
export interface FirstAdministrator {
  readonly email: string;
  /** Called only if there is no administrator. */
  readonly choosePassword: () => Promise<string>;
}

/**
 * There is no administrator, and none could be created; the message is a sentence for the operator.
 */
class CannotOpen extends Error {
  override name = 'CannotStart';
}

/**
 * Opens the administrator's account when there is none, so on the first start only: the last
 * administrator cannot be closed. A different address or password later changes nothing, and a
 * closed account is not reopened.
 * @throws LogUnavailable
 * @throws CannotOpen when the address belongs to somebody else, or the password is easy to guess
 */
export async function ensureAdministrator(
  ports: AccountsPorts,
  first: FirstAdministrator,
): Promise<'opened' | 'left'> {
  return transactionOn(ports.db, async (client) => {
    await waitForOtherStarts(client);
    if ((await lockOpenAdministrators(client)).length > 0) return 'left';
    // On the same connection: starts waiting for each other could otherwise exhaust the pool.
    return openFirst({ ...ports, db: client }, first);
  });
}

/** Concurrent starts open one account between them, even with different addresses. */
async function waitForOtherStarts(client: PoolClient): Promise<void> {
  await client.query(`SELECT pg_advisory_xact_lock(hashtextextended('first administrator', 0))`);
}

async function openFirst(
  ports: OpenAccountPorts,
  { email, choosePassword }: FirstAdministrator,
): Promise<'opened'> {
  const opened = await openAccount(ports, {
    commandId: randomUUID(),
    actor: systemActor,
    email,
    password: await choosePassword(),
    name: nameFrom(email),
    roles: ['administrator'],
    claimDurationMs: 0,
  });
  if (opened.ok) return 'opened';
  if (opened.refusals[0].code === 'invalid')
    throw new CannotOpen(
      `The password in PARVIS_ADMIN_PASSWORD is easy to guess: set it to at least ${minPasswordLength} characters, for example a sentence of your own, without the names of people or of the site.`,
    );
  throw new CannotOpen(
    `There is no administrator, and ${email} is the address of an account that is none: set PARVIS_ADMIN_EMAIL to another address.`,
  );
}

/** Derives the owner's name from the address: `anne.le-goff@…` is Anne Le Goff. */
function nameFrom(email: string): string {
  const words = (email.split('@')[0] ?? '').split(/[._+-]+/).filter((word) => word !== '');
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  return name === '' ? email : name;
}
