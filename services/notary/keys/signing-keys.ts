import { randomBytes } from 'node:crypto';
import type { NotaryRow, NotaryTable } from '../notary-table.ts';
import { publicKeyOf } from '../notes/signed-note.ts';
import { type KeyFile, seedBytes } from './key-file.ts';
import type { SealedKeys } from './sealed-keys.ts';

/** The state of a notary that has a key. */
export interface KeyedRow extends NotaryRow {
  readonly publicKey: Buffer;
}

/** A state with the private keys that sign the next checkpoint: the present one, and its successor. */
export interface PreparedKeys {
  readonly row: KeyedRow;
  readonly seeds: readonly Buffer[];
}

interface KeyPlaces {
  readonly table: Pick<NotaryTable, 'read' | 'beginKey' | 'nextKey'>;
  /** The keys in the database. */
  readonly sealed: SealedKeys;
  /** The file for keys of this machine alone; without one, keys are kept in the database. */
  readonly file?: KeyFile | undefined;
}

/**
 * The private keys of the notary. The database says which key signs, by its public part, and changes
 * that together with the checkpoint that both sign; where the private part is, only its keeper knows.
 * Where there is a file, a key that is in the database is replaced by one in the file, and goes.
 */
export class SigningKeys {
  readonly #places: KeyPlaces;
  /** By public key. */
  readonly #known = new Map<string, Buffer>();
  /** The key that was last found in the file. */
  #inFile: Buffer | undefined;

  constructor(places: KeyPlaces) {
    this.#places = places;
  }

  /**
   * Returns the keys that sign next; makes the first one, and another one where it is wanted.
   * @returns undefined when they are not here, but with another process
   */
  async prepare(): Promise<PreparedKeys | undefined> {
    const row = await this.#begun();
    const current = await this.#find(row.publicKey);
    if (current === undefined) return undefined;
    const isWanted = row.replacesKey || !(await this.#isOwn(current));
    const keyed = row.nextPublicKey === undefined && isWanted ? await this.#replace() : row;
    if (keyed.nextPublicKey === undefined) {
      await this.#forgetEarlier(current);
      return { row: keyed, seeds: [current] };
    }
    const next = await this.#find(keyed.nextPublicKey);
    return next && { row: keyed, seeds: [current, next] };
  }

  /** Returns the state, with a key from the first time on. */
  async #begun(): Promise<KeyedRow> {
    const { table, sealed, file } = this.#places;
    const before = await table.read();
    if (isKeyed(before)) return before;
    // That of a database which does not name its public part yet comes first.
    const { current: stored, next } = await sealed.read();
    const kept = (await file?.read()) ?? [];
    const current = stored ?? kept.at(-1) ?? randomBytes(seedBytes);
    if (stored === undefined && file !== undefined && kept.length === 0)
      await file.write([current]);
    const isSealed = stored !== undefined || file === undefined;
    const sealedAgain = isSealed ? sealed.seal(current) : null;
    // Of two processes that begin at once, one keeps its key.
    await table.beginKey(publicKeyOf(current), sealedAgain, next && publicKeyOf(next));
    return this.#read();
  }

  /** Makes the key that replaces the present one, unless another process just did. */
  async #replace(): Promise<KeyedRow> {
    const { table, sealed, file } = this.#places;
    const seed = randomBytes(seedBytes);
    if (file !== undefined) await file.write([...(await file.read()), seed]);
    await table.nextKey(publicKeyOf(seed), file === undefined ? sealed.seal(seed) : null);
    return this.#read();
  }

  /** A key that was replaced signs nothing more. */
  async #forgetEarlier(current: Buffer): Promise<void> {
    const { file } = this.#places;
    if (file === undefined || this.#known.size === 1) return;
    if ((await file.read()).length > 1) await file.write([current]);
    this.#known.clear();
    this.#remember(current);
  }

  /** Returns whether a key is kept where this process keeps its own. */
  async #isOwn(seed: Buffer): Promise<boolean> {
    const { file } = this.#places;
    if (file === undefined || this.#inFile === seed) return true;
    if (!(await file.read()).some((kept) => kept.equals(seed))) return false;
    this.#inFile = seed;
    return true;
  }

  async #find(publicKey: Buffer): Promise<Buffer | undefined> {
    const name = publicKey.toString('hex');
    if (this.#known.has(name)) return this.#known.get(name);
    const { sealed, file } = this.#places;
    const { current, next } = await sealed.read();
    for (const seed of [current, next, ...((await file?.read()) ?? [])]) this.#remember(seed);
    return this.#known.get(name);
  }

  #remember(seed: Buffer | undefined): void {
    if (seed !== undefined) this.#known.set(publicKeyOf(seed).toString('hex'), seed);
  }

  async #read(): Promise<KeyedRow> {
    const row = await this.#places.table.read();
    if (!isKeyed(row)) throw new Error('the notary has no key');
    return row;
  }
}

function isKeyed(row: NotaryRow | undefined): row is KeyedRow {
  return row?.publicKey !== undefined;
}
