import { type Actor, actorId } from '@parvis/contracts/accounts/actor.ts';
import type { AccountView } from '@parvis/contracts/accounts/endpoints.ts';
import type { Role } from '@parvis/contracts/accounts/roles.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { defaultLocale, type Locale } from '@parvis/contracts/site/locale.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { mintId } from '../../streams/mint-id.ts';
import { recordOnce } from '../account-events.ts';
import { orderAdministratorMails } from '../administrator-added/administrator-added-mail.ts';
import { normalizedEmail } from '../email-address.ts';
import { orderLink } from '../links/send-link.ts';
import { confirmedAdministrator } from '../own-account/own-account.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { requireStrength } from '../passwords/require-strength.ts';
import type { AccountsPorts } from '../ports.ts';
import { claimAccount, confirmAccount, findAccountOfCommand } from './claim-account.ts';

/** Opens an account for somebody. */
export interface OpenAccount {
  readonly commandId: string;
  readonly actor: Actor;
  readonly email: string;
  readonly name: string;
  /** Without a password, the owner chooses one through a mailed link. */
  readonly password?: string;
  /** The language of that e-mail. */
  readonly locale?: Locale;
  readonly roles: readonly Role[];
  /** Milliseconds after which another command's unfinished claim of the address expires. */
  readonly claimDurationMs?: number;
}

/** The dependencies; one connection is enough. */
export type OpenAccountPorts = Omit<AccountsPorts, 'db'> & { readonly db: Queryable };

export interface OpenedAccount {
  readonly account: AccountView;
  readonly position: Position;
}

const claimDurationMs = 60_000;

/**
 * Claims the address, records `AccountOpened`, then lets the owner sign in; tells the other
 * administrators of a new one. The same command
 * resumes an interrupted one; repeating it returns the same result and changes nothing.
 * @throws LogUnavailable
 */
export async function openAccount(
  ports: OpenAccountPorts,
  command: OpenAccount,
): Promise<Outcome<OpenedAccount>> {
  const confirmed = await confirmedAdministrator(ports.db, ports.clock, command.actor);
  if (!confirmed.ok) return confirmed;
  const account: AccountView = {
    id: mintId(`account/${command.commandId}`),
    email: normalizedEmail(command.email),
    name: command.name,
    roles: [...new Set(command.roles)],
  };
  const { email, name } = account;
  const passwordHash = await hashIfStrong(ports, command.password, { email, name });
  if (!passwordHash.ok) return passwordHash;
  const at = ports.clock.now();
  const earlier = await findAccountOfCommand(ports.db, command.commandId);
  const claimed =
    earlier !== undefined ||
    (await claimAccount(ports.db, {
      ...account,
      passwordHash: passwordHash.value,
      commandId: command.commandId,
      at,
      abandonedBefore: new Date(at.getTime() - (command.claimDurationMs ?? claimDurationMs)),
    }));
  if (!claimed) return refuse('account-exists', { path: ['email'] });
  return recordOpening(ports, earlier ?? account, command, at);
}

async function hashIfStrong(
  { isHardToGuess }: OpenAccountPorts,
  password: string | undefined,
  owner: Pick<AccountView, 'email' | 'name'>,
): Promise<Outcome<string | undefined>> {
  if (password === undefined) return accept(undefined);
  const strong = await requireStrength(isHardToGuess, password, owner);
  return strong.ok ? accept(await hashPassword(password)) : strong;
}

async function recordOpening(
  { db, log }: OpenAccountPorts,
  account: AccountView,
  { commandId, actor, password, locale = defaultLocale }: OpenAccount,
  at: Date,
): Promise<Outcome<OpenedAccount>> {
  const opened = { accountId: account.id, roles: account.roles };
  const cause = { commandId, actor: actorId(actor), at };
  const position = await recordOnce(log, 'no-stream', 'AccountOpened', opened, cause);
  if (!(await confirmAccount(db, account.id, at)))
    return refuse('account-exists', { path: ['email'] });
  if (password === undefined)
    await orderLink(db, at, { accountId: account.id, commandId, purpose: 'invitation', locale });
  if (account.roles.includes('administrator'))
    await orderAdministratorMails(db, at, { accountId: account.id, commandId });
  return accept({ account, position });
}
