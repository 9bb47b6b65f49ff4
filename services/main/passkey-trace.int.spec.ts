import { accountEndpoints } from '@parvis/contracts/accounts/endpoints.ts';
import { listSchema } from '@parvis/contracts/http/listing.ts';
import { securityEndpoints, securityEventSchema } from '@parvis/contracts/security/endpoints.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { challengeFor, thisSite as site } from '../accounts/passkeys/testing/passkey-owner.ts';
import { softwareAuthenticator } from '../accounts/passkeys/testing/software-authenticator.ts';
import { cookieJar, password } from '../accounts/testing/served-accounts.ts';
import { type StartedParvis, startedParvis } from './testing/started-parvis.ts';

const email = 'editor@bank.example';
let thisSite: StartedParvis;
let auditor: string;
const logLines: string[] = [];

beforeAll(async () => {
  thisSite = await startedParvis(
    { PARVIS_URL: site.origin },
    { logLines: { write: (line) => void logLines.push(line) } },
  );
  await thisSite.signIn('editor');
  auditor = await thisSite.signIn('auditor');
});
afterAll(() => thisSite.stop());

async function withPassword() {
  const jar = cookieJar(thisSite.origin);
  const signedIn = await jar.send('POST', accountEndpoints.signIn.path, { email, password });
  expect(signedIn.status).toBe(204);
  return jar;
}

/** Returns the traced events of passkeys, with their outcome and account, oldest first. */
async function traced() {
  const { path } = securityEndpoints.listSecurityEvents;
  const response = await fetch(thisSite.origin + path, { headers: { Cookie: auditor } });
  const { items } = listSchema(securityEventSchema).parse(await response.json());
  return items
    .filter(({ what }) => what.endsWith('Passkey'))
    .map(({ what, outcome, account }) => [what, outcome, account?.name])
    .toReversed();
}

test('passkeys are traced without their data, and a copy as such; no secret is stored for repetition', async () => {
  const [jar, authenticator] = [await withPassword(), softwareAuthenticator()];
  const keyed = (key: string) => ({ 'Idempotency-Key': key });
  const challenge = await challengeFor(jar, '/api/account/passkeys/options');
  const made = { name: 'Clé du bureau', credential: authenticator.create({ ...site, challenge }) };
  const added = await jar.send('POST', '/api/account/passkeys', made, keyed('add'));
  const { id, recoveryCodes } = await added.json();
  expect([added.status, recoveryCodes.length]).toEqual([201, 10]);
  const again = await jar.send('POST', '/api/account/passkeys', made, keyed('add'));
  expect(again.status).toBe(422);

  const two = await withPassword();
  const requested = await two.send('POST', '/admin/passkey/options', {}, keyed('ask'));
  const requestedChallenge: string = (await requested.json()).challenge;
  const next = await (await two.send('POST', '/admin/passkey/options', {}, keyed('ask'))).json();
  expect(next.challenge).not.toBe(requestedChallenge);
  const credential = authenticator.get({ ...site, challenge: next.challenge });
  const given = await two.send('POST', '/admin/passkey', { credential }, keyed('give'));
  expect(given.status).toBe(204);
  const stranger = cookieJar(thisSite.origin);
  const repeated = await stranger.send('POST', '/admin/passkey', { credential }, keyed('give'));
  expect([repeated.status, repeated.headers.getSetCookie()]).toEqual([401, []]);

  authenticator.count(0);
  const copy = await withPassword();
  const used = authenticator.get({
    ...site,
    challenge: await challengeFor(copy, '/admin/passkey/options'),
  });
  expect((await copy.send('POST', '/admin/passkey', { credential: used })).status).toBe(422);
  expect((await two.send('DELETE', `/api/account/passkeys/${id}`)).status).toBe(204);
  expect(await traced()).toEqual([
    ['addPasskey', 'done', 'editor'],
    ['addPasskey', 'passkey-challenge-over', 'editor'],
    ['givePasskey', 'done', 'editor'],
    ['givePasskey', 'sign-in-required', undefined],
    ['givePasskey', 'passkey-copied', 'editor'],
    ['removePasskey', 'done', 'editor'],
  ]);

  const { pool } = thisSite.connections;
  const { rows: kept } = await pool.query('SELECT to_jsonb(w) AS w FROM keyed_write AS w');
  const { rows: events } = await pool.query('SELECT to_jsonb(e) AS e FROM security_event AS e');
  expect([kept.length > 2, events.length > 5]).toEqual([true, true]);
  const [, session = ''] = two.held().split('=');
  const written = JSON.stringify([kept, events]) + logLines.join('\n');
  expect(session).toMatch(/^[\w-]{43}$/);
  for (const secret of [
    session,
    recoveryCodes[0],
    next.challenge,
    authenticator.id,
    'Clé du bureau',
  ])
    expect([secret, written.includes(secret)]).toEqual([secret, false]);
});
