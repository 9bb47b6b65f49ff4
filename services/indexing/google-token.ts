import { createSign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { hostsFor } from '../adapters/fetching/allowed-hosts.ts';
import { CallFailed, type CallLimits, callOut } from '../adapters/fetching/call-out.ts';

const scope = 'https://www.googleapis.com/auth/indexing';
const grantType = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
/** The longest that Google permits, in seconds. */
const assertionSeconds = 3_600;
/** How long before its end a token is replaced, in milliseconds. */
const marginMs = 60_000;

/** The file of a service account, as Google's console gives it. */
const accountSchema = z.object({
  client_email: z.email(),
  private_key: z.string().includes('PRIVATE KEY'),
  token_uri: z.url({ protocol: /^https?$/ }),
});
const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number().positive() });

/** Returns the request for a token, signed with the account's key (RFC 7523, RS256). @throws Error */
export function signedAssertion(
  { client_email, private_key, token_uri }: z.infer<typeof accountSchema>,
  now: Date,
): string {
  const issued = Math.floor(now.getTime() / 1_000);
  const claims = {
    iss: client_email,
    scope,
    aud: token_uri,
    iat: issued,
    exp: issued + assertionSeconds,
  };
  const signed = [{ alg: 'RS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(private_key, 'base64url')}`;
}

/** Gets the tokens by which a service account calls Google; one is kept while it is valid. */
export class GoogleTokens {
  readonly #file: string;
  readonly #furtherHosts: readonly string[];
  #kept: { readonly token: string; readonly until: number } | undefined;

  constructor(file: string, furtherHosts: readonly string[]) {
    this.#file = file;
    this.#furtherHosts = furtherHosts;
  }

  /** @throws CallFailed with a message that holds nothing of the key */
  async get(now: Date, limits: CallLimits): Promise<string> {
    if (this.#kept && this.#kept.until > now.getTime()) return this.#kept.token;
    const account = await this.#readAccount();
    const body = new URLSearchParams({
      grant_type: grantType,
      assertion: this.#sign(account, now),
    }).toString();
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'accept-encoding': 'identity',
    };
    const request = { address: account.token_uri, method: 'POST', headers, body };
    const hosts = hostsFor(account.token_uri, this.#furtherHosts);
    const { access_token: token, expires_in: seconds } = await callOut(
      request,
      hosts,
      limits,
      async (response) => {
        if (response.statusCode !== 200)
          throw new CallFailed(`no token was given: status ${response.statusCode}`);
        const parsed = tokenSchema.safeParse(parseJson((await buffer(response)).toString()));
        if (!parsed.success) throw new CallFailed('no token was given: unknown answer');
        return parsed.data;
      },
    );
    this.#kept = { token, until: now.getTime() + seconds * 1_000 - marginMs };
    return token;
  }

  /** Has the next call get another token. */
  forget(): void {
    this.#kept = undefined;
  }

  async #readAccount() {
    const text = await readFile(this.#file, 'utf8').catch(() => '');
    const account = accountSchema.safeParse(parseJson(text));
    if (account.success) return account.data;
    throw new CallFailed(
      'PARVIS_GOOGLE_INDEXING_KEY is not the readable file of a service account',
    );
  }

  #sign(account: z.infer<typeof accountSchema>, now: Date): string {
    try {
      return signedAssertion(account, now);
    } catch {
      throw new CallFailed('the key of the service account cannot sign');
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
