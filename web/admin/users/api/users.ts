import {
  accountEndpoints,
  accountViewSchema,
  listedAccountSchema,
} from '@parvis/contracts/accounts/endpoints.ts';
import { linkEndpoints } from '@parvis/contracts/accounts/link-endpoints.ts';
import { secondFactorEndpoints } from '@parvis/contracts/accounts/second-factor-endpoints.ts';
import { listOf } from '@parvis/contracts/http/listing.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { callEndpoint } from '../../requests/call-endpoint.ts';

const userListSchema = listOf(listedAccountSchema);

/** Reads a page of the accounts. */
export const listUsers = (page: number) =>
  queryOptions({
    queryKey: ['users', page],
    queryFn: ({ signal }) =>
      callEndpoint(accountEndpoints.listAccounts, userListSchema, { query: { page }, signal }),
    placeholderData: keepPreviousData,
  });

/** Creates an account, and e-mails its owner a link. */
export function inviteUser(user: z.input<(typeof accountEndpoints.openAccount)['body']>) {
  return callEndpoint(accountEndpoints.openAccount, accountViewSchema, { body: user });
}

/** E-mails an account's owner a link to choose a password. */
export function sendLink(id: string, locale: Locale): Promise<undefined> {
  return callEndpoint(linkEndpoints.sendLink, z.undefined(), { params: { id }, body: { locale } });
}

/** Removes the second factor of an account whose owner lost it. */
export function resetSecondFactor(id: string): Promise<undefined> {
  return callEndpoint(secondFactorEndpoints.resetSecondFactor, z.undefined(), { params: { id } });
}

/** Closes an account. */
export function closeUser(id: string): Promise<undefined> {
  return callEndpoint(accountEndpoints.closeAccount, z.undefined(), { params: { id } });
}
