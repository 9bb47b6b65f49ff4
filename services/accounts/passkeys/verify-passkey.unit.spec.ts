import { expect, test } from 'vitest';
import { readNewCredential, readUsedCredential } from './read-credential.ts';
import { toRelyingParty } from './relying-party.ts';
import { type Ceremony, softwareAuthenticator } from './testing/software-authenticator.ts';
import { verifyNewPasskey, verifyUsedPasskey } from './verify-passkey.ts';

const site = toRelyingParty('https://www.estuaire.example:8443');
const challenge = Buffer.alloc(32, 7).toString('base64url');
const here: Ceremony = { challenge, origin: site.origin, rpId: site.id };

type Made = ReturnType<ReturnType<typeof softwareAuthenticator>['create']>;
type Used = ReturnType<ReturnType<typeof softwareAuthenticator>['get']>;

const refusedWith = (code: string) => ({ ok: false, refusals: [{ code }] });

async function verifyMade(made: Made) {
  const said = readNewCredential(made);
  return said.ok ? verifyNewPasskey(site, made, said.value) : said;
}

/** Returns an authenticator whose passkey is stored. */
async function stored() {
  const authenticator = softwareAuthenticator();
  const made = await verifyMade(authenticator.create(here));
  if (!made.ok) throw new Error(JSON.stringify(made.refusals));
  const { credentialId: credential_id, publicKey, transports } = made.value;
  const passkey = { id: 'p1', credential_id, public_key: Buffer.from(publicKey), transports };
  const verify = async (used: Used) => {
    const said = readUsedCredential(used);
    return said.ok ? verifyUsedPasskey(site, passkey, used, said.value) : said;
  };
  return { authenticator, verify };
}

test('a site’s id is its host alone, and its origin includes the port', () => {
  expect(site).toEqual({
    id: 'www.estuaire.example',
    origin: 'https://www.estuaire.example:8443',
  });
});

test('a new passkey is stored under its own id, with its known transports', async () => {
  const authenticator = softwareAuthenticator();
  authenticator.count(5);
  expect(await verifyMade(authenticator.create(here))).toMatchObject({
    ok: true,
    value: { credentialId: authenticator.id, counter: 5, transports: ['internal'] },
  });
});

const elsewhere: readonly (readonly [string, Partial<Ceremony>, string])[] = [
  ['another site', { origin: 'https://evil.example' }, 'passkey-other-site'],
  [
    'the same host without TLS',
    { origin: 'http://www.estuaire.example:8443' },
    'passkey-other-site',
  ],
  ['another port', { origin: 'https://www.estuaire.example' }, 'passkey-other-site'],
  ['a frame of another site', { crossOrigin: true }, 'passkey-other-site'],
  [
    'an authenticator that answers for another site',
    { rpId: 'evil.example' },
    'passkey-other-site',
  ],
  ['the other ceremony', { type: 'payment.get' }, 'passkey-wrong'],
];

test.each(elsewhere)('%s can neither create a passkey nor use one', async (_, change, code) => {
  const { authenticator, verify } = await stored();
  const ceremony = { ...here, ...change };
  expect(await verifyMade(authenticator.create(ceremony))).toEqual(refusedWith(code));
  expect(await verify(authenticator.get(ceremony))).toEqual(refusedWith(code));
});

test('a passkey is verified by its own signature, which includes its use counter', async () => {
  const { authenticator, verify } = await stored();
  authenticator.count(8);
  expect(await verify(authenticator.get(here))).toEqual({ ok: true, value: { counter: 9 } });
  const other = (await stored()).authenticator.get(here);
  expect(await verify(other)).toEqual(refusedWith('passkey-wrong'));
});

test('signed data cannot be changed: neither the counter nor the challenge', async () => {
  const { authenticator, verify } = await stored();
  const used = authenticator.get(here);
  const later = authenticator.get({
    ...here,
    challenge: Buffer.alloc(32, 8).toString('base64url'),
  });
  const { authenticatorData } = later.response;
  const counted = { ...used, response: { ...used.response, authenticatorData } };
  expect(await verify(counted)).toEqual(refusedWith('passkey-wrong'));
  const { clientDataJSON } = later.response;
  const answered = { ...used, response: { ...used.response, clientDataJSON } };
  expect(await verify(answered)).toEqual(refusedWith('passkey-wrong'));
});

const json = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test.each([
  ['clientDataJSON', 'bm90IEpTT04'],
  ['clientDataJSON', json({ type: 'webauthn.create' })],
  ['clientDataJSON', json(null)],
  ['attestationObject', 'AAAA'],
  ['attestationObject', json({})],
])('a new passkey whose %s is %j is malformed, naming that field', async (field, text) => {
  const made = softwareAuthenticator().create(here);
  const changed = { ...made, response: { ...made.response, [field]: text } };
  expect(await verifyMade(changed)).toEqual({
    ok: false,
    refusals: [
      {
        code: 'invalid',
        path: ['credential', 'response', field],
        params: { reason: 'malformed' },
      },
    ],
  });
});

test('a used passkey with truncated authenticator data is malformed, naming that field', async () => {
  const { authenticator, verify } = await stored();
  const used = authenticator.get(here);
  const authenticatorData = used.response.authenticatorData.slice(0, 20);
  expect(
    await verify({ ...used, response: { ...used.response, authenticatorData } }),
  ).toMatchObject({ refusals: [{ path: ['credential', 'response', 'authenticatorData'] }] });
});

test('a signature that cannot be parsed is refused, not treated as a fault', async () => {
  const { authenticator, verify } = await stored();
  const used = authenticator.get(here);
  const signed = { ...used, response: { ...used.response, signature: 'AAAA' } };
  expect(await verify(signed)).toEqual(refusedWith('passkey-wrong'));
});
