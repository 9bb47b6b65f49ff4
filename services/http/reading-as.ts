import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import type { Withholding } from '@parvis/contracts/accounts/auditor-reading.ts';

type Account = Extract<Actor, { kind: 'account' }>;

const readers = new AsyncLocalStorage<Account>();

/** Does work for an actor, who reads nothing in it that is withheld from them. */
export function readingAs<T>(actor: Actor, work: () => T): T {
  return actor.kind === 'account' && actor.withheld !== undefined
    ? readers.run(actor, work)
    : work();
}

/** Returns the account that the present work is done for, if this is withheld from it. */
export function withheldFromReader(what: Withholding): Account | undefined {
  const reader = readers.getStore();
  return reader?.withheld?.includes(what) ? reader : undefined;
}
