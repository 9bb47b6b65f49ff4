import { changeAccountEndpoints } from '@parvis/contracts/accounts/change-account-endpoints.ts';
import { accountEndpoints, type ListedAccount } from '@parvis/contracts/accounts/endpoints.ts';
import { linkEndpoints } from '@parvis/contracts/accounts/link-endpoints.ts';
import type { Role } from '@parvis/contracts/accounts/roles.ts';
import { secondFactorEndpoints } from '@parvis/contracts/accounts/second-factor-endpoints.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { callEndpoint } from '../../requests/call-endpoint.ts';
import type { UsersSearch } from '../users-search.ts';

/** Reads a page of the accounts, or the one with an id. */
export const listUsers = ({ page = 1, id }: UsersSearch) =>
  queryOptions({
    queryKey: ['users', { page, id }],
    queryFn: ({ signal }) =>
      callEndpoint(accountEndpoints.listAccounts, {
        query: { page, ...(id && { where: JSON.stringify({ id: { equals: id } }) }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** Creates an account, and e-mails its owner a link. */
export function inviteUser(user: z.input<(typeof accountEndpoints.openAccount)['body']>) {
  return callEndpoint(accountEndpoints.openAccount, { body: user });
}

/** E-mails an account's owner a link to choose a password. */
export function sendLink(id: string, locale: Locale): Promise<undefined> {
  return callEndpoint(linkEndpoints.sendLink, { params: { id }, body: { locale } });
}

/** Removes the second factor of an account whose owner lost it. */
export function resetSecondFactor(id: string): Promise<undefined> {
  return callEndpoint(secondFactorEndpoints.resetSecondFactor, { params: { id } });
}

/** Closes an account. */
export function closeUser(id: string): Promise<undefined> {
  return callEndpoint(accountEndpoints.closeAccount, { params: { id } });
}

interface UserChange {
  readonly name: string;
  readonly email: string;
  readonly roles: readonly Role[];
  /** The language of e-mails about the address. */
  readonly locale: Locale;
}

/** Changes what differs: first the roles, which may be refused. */
export async function changeUser(user: ListedAccount, change: UserChange): Promise<void> {
  const params = { id: user.id };
  const { changeRoles, changeName, changeEmail } = changeAccountEndpoints;
  const roles = [...change.roles];
  if (roles.toSorted().join() !== [...user.roles].toSorted().join())
    await callEndpoint(changeRoles, { params, body: { roles } });
  if (change.name !== user.name)
    await callEndpoint(changeName, { params, body: { name: change.name } });
  if (change.email !== user.email) {
    const { email, locale } = change;
    await callEndpoint(changeEmail, { params, body: { email, locale } });
  }
}
