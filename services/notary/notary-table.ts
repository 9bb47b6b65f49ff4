import { randomBytes } from 'node:crypto';
import type { stopReasons } from '@parvis/contracts/notary/views.ts';
import { beforeAllEvents, type Place, placeSchema } from '@parvis/projections/follower/place.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { SealingContext, Vault } from '../subjects/vault.ts';

const keyBytes = 32;
/** The contexts that the sealed keys are bound to. */
const saltPlace = { subjectId: '', kind: 'notary salts', about: '' };
const signingPlace = { subjectId: '', kind: 'notary signature', about: '' };

export type StopReason = (typeof stopReasons)[number];

/** The state of the notary, as stored. */
export interface NotaryRow {
  /** The number of the tree: 1, or more after the log was replaced. */
  readonly number: number;
  readonly origin: string;
  readonly saltKey: Buffer;
  readonly signingKey: Buffer;
  /** The key that replaces it. */
  readonly nextKey: Buffer | undefined;
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

/** The table of the notary, in the database of the site. */
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
      text: `select number, origin, salt_key as "saltKey", signing_key as "signingKey",
          next_key as "nextKey", size::float as size, place, root, note, signed_at as "signedAt",
          stopped from notary`,
    });
    const [row] = rows;
    if (row === undefined) return undefined;
    return {
      ...row,
      place: placeSchema.parse(row.place),
      saltKey: this.#unseal(saltPlace, row.saltKey),
      signingKey: this.#unseal(signingPlace, row.signingKey),
      nextKey: row.nextKey === null ? undefined : this.#unseal(signingPlace, row.nextKey),
    };
  }

  /** Makes the keys on a first start; one process makes them for all. */
  async create(origin: string): Promise<void> {
    await this.#db.query(
      `insert into notary (origin, salt_key, signing_key, place) values ($1, $2, $3, $4)
       on conflict do nothing`,
      [origin, this.#newKey(saltPlace), this.#newKey(signingPlace), beforeAllEvents],
    );
  }

  /** Stores a checkpoint, unless another one was meanwhile. @returns whether it did */
  async commit(before: NotaryRow, signed: SignedState): Promise<boolean> {
    const { size, place, root, note, signedAt } = signed;
    const { rowCount } = await this.#db.query(
      `with signed as (
         update notary set size = $3, place = $4, root = $5, note = $6, signed_at = $7,
           stopped = null, signing_key = coalesce(next_key, signing_key), next_key = null
         where number = $1 and size = $2
           and (next_key is null) = $8
         returning number
       ), earlier as (
         delete from notary_checkpoint c using signed
         where c.number = signed.number and date_trunc('hour', c.signed_at) = date_trunc('hour', $7::timestamptz)
           and c.size > (select min(first.size) from notary_checkpoint first where first.number = c.number)
       )
       insert into notary_checkpoint (number, size, note, signed_at)
       select number, $3, $6, $7 from signed`,
      [before.number, before.size, size, place, root, note, signedAt, before.nextKey === undefined],
    );
    return rowCount === 1;
  }

  /** Stores why the notary stopped, or that it goes on. */
  async stop(reason: StopReason | null): Promise<void> {
    await this.#db.query('update notary set stopped = $1 where stopped is distinct from $1', [
      reason,
    ]);
  }

  /** Makes a key that replaces the present one with the next checkpoint. */
  async replaceKey(): Promise<void> {
    await this.#db.query('update notary set next_key = $1 where next_key is null', [
      this.#newKey(signingPlace),
    ]);
  }

  /** Begins another tree under another origin. The checkpoints of the one before are kept. */
  async beginAnew(origin: string): Promise<void> {
    await this.#db.query(
      `update notary set number = number + 1, origin = $1, size = 0, place = $2, root = null,
         note = null, signed_at = null, stopped = null`,
      [origin, beforeAllEvents],
    );
  }

  #newKey(place: SealingContext): Buffer {
    return this.#vault.seal(place, randomBytes(keyBytes).toString('base64'));
  }

  #unseal(place: SealingContext, sealed: Buffer): Buffer {
    return Buffer.from(String(this.#vault.unseal(place, sealed)), 'base64');
  }
}

interface StoredRow extends Omit<NotaryRow, 'nextKey' | 'place'> {
  readonly nextKey: Buffer | null;
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
    ['signing_key', signingPlace],
    ['next_key', signingPlace],
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
