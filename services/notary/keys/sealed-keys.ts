import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Vault } from '../../subjects/vault.ts';

/** The context that private keys in the database are bound to. */
export const sealedKeyPlace = { subjectId: '', kind: 'notary signature', about: '' };

/** The private keys that are kept in the database of the site; only who signs opens them. */
export class SealedKeys {
  readonly #db: Queryable;
  readonly #vault: Vault;

  constructor(db: Queryable, vault: Vault) {
    this.#db = db;
    this.#vault = vault;
  }

  /** Returns the key that signs, and the one that replaces it, if they are here. @throws UnsealFailed */
  async read(): Promise<{ readonly current?: Buffer; readonly next?: Buffer }> {
    const { rows } = await this.#db.query<{ current: Buffer | null; next: Buffer | null }>(
      'select signing_key as current, next_key as next from notary',
    );
    const { current = null, next = null } = rows[0] ?? {};
    return {
      ...(current && { current: this.#unseal(current) }),
      ...(next && { next: this.#unseal(next) }),
    };
  }

  seal(seed: Buffer): Buffer {
    return this.#vault.seal(sealedKeyPlace, seed.toString('base64'));
  }

  #unseal(sealed: Buffer): Buffer {
    return Buffer.from(String(this.#vault.unseal(sealedKeyPlace, sealed)), 'base64');
  }
}
