import { z } from 'zod';
import { accountIdSchema } from './endpoints.ts';
import { roleSchema } from './roles.ts';

/** The events of one account (`account-{id}`). Address, name and secrets stay in mutable tables. */
export const accountEventSchemas = {
  /** Somebody can sign in from now on. */
  AccountOpened: z.object({ accountId: accountIdSchema, roles: z.array(roleSchema) }),
  /** Nobody can sign in with the account any more; what it did stays, under the name in the table. */
  AccountClosed: z.object({ accountId: accountIdSchema }),
} as const;

export const accountStreamPrefix = 'account-';
