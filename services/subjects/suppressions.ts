import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Clock } from '../adapters/clock.ts';
import { isSameSecret } from '../http/secrets.ts';
import { toMailbox } from './mailbox.ts';
import type { Secrets } from './secret.ts';
import { Vault } from './vault.ts';

const keyBytes = 32;
/** The context that the sealed key is bound to. */
const place = { subjectId: '', kind: 'mail suppression key', about: '' };

/** Why nothing is sent to a mailbox. */
export type SuppressionReason = 'refused' | 'complained';

/** The part of the list that senders consult. */
export type SuppressionReader = Pick<Suppressions, 'includes'>;

/**
 * The mailboxes to which nothing is sent: their owners refused, or reported an e-mail as spam. Only
 * a keyed hash of each is stored, under a random key of the list's own, so that it survives both
 * the erasure of the owner's data and the replacement of the installation's secret.
 *
 * A mailbox has a token, which only e-mails to it contain: whoever has it can add the mailbox and
 * remove it again. It is computed, not stored, so that it works when nothing else is known about
 * the mailbox any more.
 */
export class Suppressions {
  readonly #db: Queryable;
  readonly #vault: Vault;
  readonly #clock: Clock;
  #key: Promise<Buffer> | undefined;

  constructor(db: Queryable, secrets: Secrets, clock: Clock) {
    this.#db = db;
    this.#vault = new Vault(secrets);
    this.#clock = clock;
  }

  /** Returns whether nothing may be sent to the mailbox behind an address. */
  async includes(address: string): Promise<boolean> {
    return this.#isListed(await this.tokenOf(address));
  }

  /** Adds the mailbox behind an address; one that is on the list stays as it is. */
  async add(address: string, because: SuppressionReason): Promise<void> {
    await this.#insert(await this.tokenOf(address), because);
  }

  /** Removes the mailbox behind an address, at its owner's request. @returns whether it was there */
  async remove(address: string): Promise<boolean> {
    return this.#delete(await this.tokenOf(address));
  }

  /** Returns the token of the mailbox behind an address: 86 URL-safe characters. */
  async tokenOf(address: string): Promise<string> {
    const name = await this.#hmac('mailbox', toMailbox(address));
    return name + (await this.#hmac('token', name));
  }

  /** Returns whether the mailbox with a token is on the list; undefined for an invalid token. */
  async stateOf(token: string): Promise<'allowed' | 'suppressed' | undefined> {
    if (!(await this.#isGenuine(token))) return undefined;
    return (await this.#isListed(token)) ? 'suppressed' : 'allowed';
  }

  /** Adds the mailbox with a valid token. */
  async addByToken(token: string): Promise<void> {
    if (await this.#isGenuine(token)) await this.#insert(token, 'refused');
  }

  /** Removes the mailbox with a valid token. */
  async removeByToken(token: string): Promise<void> {
    if (await this.#isGenuine(token)) await this.#delete(token);
  }

  async #isGenuine(token: string): Promise<boolean> {
    const name = token.slice(0, token.length / 2);
    return isSameSecret(token, name + (await this.#hmac('token', name)));
  }

  async #isListed(token: string): Promise<boolean> {
    const { rowCount } = await this.#db.query(
      { name: 'suppressed', text: 'select from mail_suppression where mailbox_hash = $1' },
      [computeStoredHash(token)],
    );
    return rowCount === 1;
  }

  async #insert(token: string, because: SuppressionReason): Promise<void> {
    await this.#db.query(
      `insert into mail_suppression (mailbox_hash, because, since) values ($1, $2, $3)
       on conflict do nothing`,
      [computeStoredHash(token), because, this.#clock.now()],
    );
  }

  async #delete(token: string): Promise<boolean> {
    const { rowCount } = await this.#db.query(
      'delete from mail_suppression where mailbox_hash = $1',
      [computeStoredHash(token)],
    );
    return rowCount === 1;
  }

  async #hmac(purpose: string, text: string): Promise<string> {
    this.#key ??= this.#readKey().catch((cause: unknown) => {
      this.#key = undefined;
      throw cause;
    });
    return createHmac('sha256', await this.#key)
      .update(`${purpose} ${text}`)
      .digest('base64url');
  }

  /** Returns the key of the list, created on first use; one process makes it for all. */
  async #readKey(): Promise<Buffer> {
    const sealed = this.#vault.seal(place, randomBytes(keyBytes).toString('base64'));
    await this.#db.query(
      'insert into mail_suppression_key (sealed) values ($1) on conflict do nothing',
      [sealed],
    );
    const [key] = await selectSealedKeys(this.#db);
    if (key === undefined) throw new Error('the list of suppressed mailboxes has no key');
    return Buffer.from(String(this.#vault.unseal(place, key)), 'base64');
  }
}

/** The stored rows are of no use as tokens. */
function computeStoredHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

async function selectSealedKeys(db: Queryable): Promise<readonly Buffer[]> {
  const { rows } = await db.query<{ sealed: Buffer }>('select sealed from mail_suppression_key');
  return rows.map(({ sealed }) => sealed);
}

/**
 * Seals the key of the list under the current secret; the key, and so every entry, stays the same.
 * @throws UnsealFailed
 */
export async function resealSuppressionKey(db: Queryable, vault: Vault): Promise<void> {
  for (const sealed of await selectSealedKeys(db)) {
    const again = vault.sealAgain(place, sealed);
    if (again !== undefined)
      await db.query('update mail_suppression_key set sealed = $1 where sealed = $2', [
        again,
        sealed,
      ]);
  }
}
