import { randomUUID } from 'node:crypto';
import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import type { AccountsPorts } from '../ports.ts';
import { openAccount } from './open-account.ts';

/** Who administers the product from its first start on. */
export interface FirstAdministrator {
  readonly email: string;
  readonly password: string;
}

/**
 * Opens the administrator's account when nobody has the address yet. An account that exists stays
 * as it is, its password too: the configuration's password counts only once.
 * @throws LogUnavailable
 */
export async function ensureAdministrator(
  ports: AccountsPorts,
  { email, password }: FirstAdministrator,
): Promise<'opened' | 'left'> {
  const opened = await openAccount(ports, {
    commandId: randomUUID(),
    actor: systemActor,
    email,
    password,
    name: nameFrom(email),
    roles: ['administrator'],
    claimLastsMs: 0,
  });
  return opened.ok ? 'opened' : 'left';
}

/** What the address calls its owner: `anne.le-goff@…` is Anne Le Goff. */
function nameFrom(email: string): string {
  const words = (email.split('@')[0] ?? '').split(/[._+-]+/).filter((word) => word !== '');
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  return name === '' ? email : name;
}
