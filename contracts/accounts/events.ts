import { z } from 'zod';
import { accountIdSchema } from './endpoints.ts';
import { roleSchema } from './roles.ts';

/** The events of one account (`account-{id}`). Email address, name and secrets stay in mutable tables. */
export const accountEventSchemas = {
  /** The account can be used to sign in. */
  AccountOpened: z.object({ accountId: accountIdSchema, roles: z.array(roleSchema) }),
  /** The account has other roles from its next request on. */
  AccountRolesChanged: z.object({ accountId: accountIdSchema, roles: z.array(roleSchema) }),
  /** The account can no longer be used to sign in; its history remains, under the name in the table. */
  AccountClosed: z.object({ accountId: accountIdSchema }),
} as const;

export const accountStreamPrefix = 'account-';
