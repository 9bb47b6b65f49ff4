import { expect } from 'vitest';
import { cookieJar, type ServedAccounts } from '../../testing/served-accounts.ts';
import {
  type Ceremony,
  type SoftwareAuthenticator,
  softwareAuthenticator,
} from './software-authenticator.ts';

const origin = 'https://www.estuaire.example';
export type Jar = ReturnType<typeof cookieJar>;

/** This site's request to an authenticator, without the challenge. */
export const thisSite = { origin, rpId: 'www.estuaire.example' } as const;

/** Returns a browser that has passed the password step. */
export async function withPassword(
  { origin: served }: ServedAccounts,
  email: string,
): Promise<Jar> {
  const jar = cookieJar(served);
  expect((await jar.signIn(email)).status).toBe(204);
  return jar;
}

/** Returns the challenge of new options. */
export async function challengeFor(jar: Jar, path: string): Promise<string> {
  const options = await jar.send('POST', path);
  expect(options.status).toBe(200);
  return (await options.json()).challenge;
}

/** Adds a passkey as the account page does. @param change the change to make to the client data */
export async function add(
  jar: Jar,
  authenticator: SoftwareAuthenticator = softwareAuthenticator(),
  change: Partial<Ceremony> = {},
): Promise<Response> {
  const challenge = await challengeFor(jar, '/api/account/passkeys/options');
  const credential = authenticator.create({ ...thisSite, challenge, ...change });
  return jar.send('POST', '/api/account/passkeys', { name: 'Clé du bureau', credential });
}

/** Sends a passkey after the password, as the page of the second step does. */
export async function sendPasskey(
  jar: Jar,
  authenticator: SoftwareAuthenticator,
  change: Partial<Ceremony> = {},
): Promise<Response> {
  const challenge = await challengeFor(jar, '/admin/passkey/options');
  const credential = authenticator.get({ ...thisSite, challenge, ...change });
  return jar.send('POST', '/admin/passkey', { credential });
}

/** Returns the status of `GET /admin/session`: 200 once signed in. */
export async function whoAmI(jar: Jar): Promise<number> {
  return (await jar.send('GET', '/admin/session')).status;
}

/** Returns the status of a response with the code of its refusal. */
export async function refusalOf(response: Response): Promise<readonly [number, string]> {
  return [response.status, (await response.json()).code];
}
