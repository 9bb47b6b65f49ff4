import { randomBytes } from 'node:crypto';
import type { stopReasons } from '@parvis/contracts/notary/views.ts';
import { beforeAllEvents, type Place, placeSchema } from '@parvis/projections/follower/place.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { SealingContext, Vault } from '../subjects/vault.ts';
import { sealedKeyPlace } from './keys/sealed-keys.ts';

const keyBytes = 32;
/** The contexts that the sealed keys are bound to. */
const saltPlace = { subjectId: '', kind: 'notary salts', about: '' };
const publicPlace = { subjectId: '', kind: 'notary public key', about: '' };

export type StopReason = (typeof stopReasons)[number];

/** The state of the notary, as stored, without what it signs with. */
export interface NotaryRow {
  /** The number of the tree: 1, or more after the log was replaced. */
  readonly number: number;
  readonly origin: string;
  readonly saltKey: Buffer;
  /** The key that verifies what it signs; undefined before its first start. */
  readonly publicKey: Buffer | undefined;
  /** That of the key which replaces the present one with the next checkpoint. */
  readonly nextPublicKey: Buffer | undefined;
  /** Whether an operator wants another key. */
  readonly replacesKey: boolean;
  /** The number of events that the newest checkpoint covers. */
  readonly size: number;
  /** The last of these events. */
  readonly place: Place;
  readonly root: Buffer | null;
  /** The newest checkpoint as signed. */
  readonly note: string | null;
  readonly signedAt: Date | null;
  readonly stopped: StopReason | null;
}

/** A checkpoint that was just signed. */
export interface SignedState extends Pick<NotaryRow, 'size' | 'place'> {
  readonly root: Buffer;
  readonly note: string;
  readonly signedAt: Date;
}

/**
 * The table of the notary, in the database of the site. Public keys are sealed in it, so that nobody
 * who has the database alone can put another one there.
 */
export class NotaryTable {
  readonly #db: Queryable;
  readonly #vault: Vault;

  constructor(db: Queryable, vault: Vault) {
    this.#db = db;
    this.#vault = vault;
  }

  /** Returns the state; undefined before the first start. @throws UnsealFailed */
  async read(): Promise<NotaryRow | undefined> {
    const { rows } = await this.#db.query<StoredRow>({
      name: 'read-notary',
      text: `select number, origin, salt_key as "saltKey", public_key as "publicKey",
          next_public_key as "nextPublicKey", replaces_key as "replacesKey", size::float as size, place, root, note, signed_at as "signedAt",
          stopped from notary`,
    });
    const [row] = rows;
    if (row === undefined) return undefined;
    return {
      ...row,
      place: placeSchema.parse(row.place),
      saltKey: this.#unseal(saltPlace, row.saltKey),
      publicKey: this.#openPublic(row.publicKey),
      nextPublicKey: this.#openPublic(row.nextPublicKey),
    };
  }

  /** Makes the key of salts on a first start; one process makes it for all. */
  async create(origin: string): Promise<void> {
    const salt = this.#vault.seal(saltPlace, randomBytes(keyBytes).toString('base64'));
    await this.#db.query(
      `insert into notary (origin, salt_key, place) values ($1, $2, $3) on conflict do nothing`,
      [origin, salt, beforeAllEvents],
    );
  }

  /**
   * Stores the public part of the first key, unless there is one, and of the key that replaces it.
   * @param sealed the private part, if it is kept in the database
   */
  async beginKey(publicKey: Buffer, sealed: Buffer | null, nextPublicKey?: Buffer): Promise<void> {
    const next = nextPublicKey === undefined ? null : this.#seal(nextPublicKey);
    await this.#db.query(
      `update notary set public_key = $1, signing_key = $2, next_public_key = $3
       where public_key is null`,
      [this.#seal(publicKey), sealed, next],
    );
  }

  /**
   * Stores the public part of a key that replaces the present one with the next checkpoint, unless
   * there is one. @param sealed the private part, if it is kept in the database
   */
  async nextKey(publicKey: Buffer, sealed: Buffer | null): Promise<void> {
    await this.#db.query(
      `update notary set next_public_key = $1, next_key = $2, replaces_key = false
       where next_public_key is null`,
      [this.#seal(publicKey), sealed],
    );
  }

  /** Stores a checkpoint, unless another one was meanwhile. @returns whether it did */
  async commit(before: NotaryRow, signed: SignedState): Promise<boolean> {
    const { size, place, root, note, signedAt } = signed;
    const { rowCount } = await this.#db.query(
      {
        name: 'commit-checkpoint',
        text: `with signed as (
         update notary set size = $3, place = $4, root = $5, note = $6, signed_at = $7,
           stopped = null, public_key = coalesce(next_public_key, public_key),
           signing_key = case when next_public_key is null then signing_key else next_key end,
           next_public_key = null, next_key = null
         where number = $1 and size = $2
           and (next_public_key is null) = $8
         returning number
       ), earlier as (
         delete from notary_checkpoint c using signed
         where c.number = signed.number and c.size = $2 and date_trunc('hour', c.signed_at) = date_trunc('hour', $7::timestamptz)
           and c.size > (select min(first.size) from notary_checkpoint first where first.number = c.number)
       )
       insert into notary_checkpoint (number, size, note, signed_at)
       select number, $3, $6, $7 from signed`,
      },
      [
        before.number,
        before.size,
        size,
        place,
        root,
        note,
        signedAt,
        before.nextPublicKey === undefined,
      ],
    );
    return rowCount === 1;
  }

  /** Stores why the notary stopped, or that it goes on. */
  async stop(reason: StopReason | null): Promise<void> {
    await this.#db.query('update notary set stopped = $1 where stopped is distinct from $1', [
      reason,
    ]);
  }

  /** Requests a key that replaces the present one: the process that signs makes it. */
  async replaceKey(): Promise<void> {
    await this.#db.query('update notary set replaces_key = true where next_public_key is null');
  }

  /**
   * Begins another tree under another origin. The checkpoints of the one before are kept.
   * @param isKeyLost whether nobody has the key any more: then another one signs
   */
  async beginAnew(origin: string, isKeyLost = false): Promise<void> {
    await this.#db.query(
      `update notary set number = number + 1, origin = $1, size = 0, place = $2, root = null,
         note = null, signed_at = null, stopped = null`,
      [origin, beforeAllEvents],
    );
    if (isKeyLost)
      await this.#db.query(
        `update notary set public_key = null, signing_key = null, next_public_key = null,
           next_key = null, replaces_key = false`,
      );
  }

  #seal(publicKey: Buffer): Buffer {
    return this.#vault.seal(publicPlace, publicKey.toString('base64'));
  }

  #openPublic(sealed: Buffer | null): Buffer | undefined {
    return sealed === null ? undefined : this.#unseal(publicPlace, sealed);
  }

  #unseal(place: SealingContext, sealed: Buffer): Buffer {
    return Buffer.from(String(this.#vault.unseal(place, sealed)), 'base64');
  }
}

interface StoredRow extends Omit<NotaryRow, 'publicKey' | 'nextPublicKey' | 'place'> {
  readonly publicKey: Buffer | null;
  readonly nextPublicKey: Buffer | null;
  readonly place: unknown;
}

/** Returns the checkpoints kept of a tree, the smallest first. */
export async function listCheckpoints(db: Queryable, number: number): Promise<readonly string[]> {
  const { rows } = await db.query<{ note: string }>(
    'select note from notary_checkpoint where number = $1 order by size',
    [number],
  );
  return rows.map(({ note }) => note);
}

/** Returns when the first checkpoint of a tree was signed; null before. */
export async function firstSignedAt(db: Queryable, number: number): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date | null }>(
    'select min(signed_at) as at from notary_checkpoint where number = $1',
    [number],
  );
  return rows[0]?.at ?? null;
}

/** Seals the keys of the notary under the current secret; they stay the same. @throws UnsealFailed */
export async function resealNotaryKeys(db: Queryable, vault: Vault): Promise<void> {
  const columns = [
    ['salt_key', saltPlace],
    ['signing_key', sealedKeyPlace],
    ['next_key', sealedKeyPlace],
    ['public_key', publicPlace],
    ['next_public_key', publicPlace],
  ] as const;
  for (const [column, place] of columns) {
    const { rows } = await db.query<{ sealed: Buffer | null }>(
      `select ${column} as sealed from notary`,
    );
    const sealed = rows[0]?.sealed ?? undefined;
    const again = sealed && vault.sealAgain(place, sealed);
    if (again !== undefined)
      await db.query(`update notary set ${column} = $1 where ${column} = $2`, [again, sealed]);
  }
}
