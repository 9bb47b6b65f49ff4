import {
  type PersonalDataKind,
  type PersonalDatum,
  parsePersonalDatum,
  personalDataSchemas,
} from '@parvis/contracts/subjects/personal-data.ts';
import { type SubjectId, subjectIdSchema } from '@parvis/contracts/subjects/subject-id.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Clock } from '../adapters/clock.ts';
import { mintSubjectId } from './mint-subject-id.ts';
import type { Keys, Secrets } from './secret.ts';
import {
  addSecretFingerprint,
  deleteDataAbout,
  insertSubject,
  insertSubjectWithoutAddress,
  type SealedDatum,
  selectDataAbout,
  selectIdByAddress,
  selectSubject,
  upsertDatum,
} from './statements.ts';
import { Vault } from './vault.ts';

/** A stored piece of personal data, with the time at which it was given. */
export type StoredDatum = PersonalDatum & { readonly changedAt: Date };

/** All data stored about one subject. */
export interface Subject {
  readonly id: SubjectId;
  readonly createdAt: Date;
  readonly data: readonly StoredDatum[];
}

/** Returns the address of a subject; undefined for a subject without one. */
export function addressOf({ data }: Pick<Subject, 'data'>): string | undefined {
  for (const datum of data) if (datum.kind === 'email') return datum.value;
  return undefined;
}

/** Returns the address of the subject with an id; undefined for an erased one. */
export async function readAddress(
  subjects: SubjectReader,
  id: SubjectId,
): Promise<string | undefined> {
  const subject = await subjects.read(id);
  return subject && addressOf(subject);
}

/** The part of the store for those who only look up a subject. */
export type SubjectReader = Pick<SubjectStore, 'read'>;

/** Data of a subject other than the address, which is passed to `subjectOf`. */
export type NewDatum = Exclude<PersonalDatum, { readonly kind: 'email' }>;

/** The secret of this process differs from the one with which the data in the store was sealed. */
export class WrongSecret extends Error {
  override name = 'CannotStart';
}

/**
 * Stores personal data in rows that can be changed and erased, keyed by a random id: events and
 * logs contain only that id. Values are sealed; addresses are found by a keyed hash.
 */
export class SubjectStore {
  readonly #db: Queryable;
  readonly #vault: Vault;
  readonly #clock: Clock;

  private constructor(db: Queryable, vault: Vault, clock: Clock) {
    this.#db = db;
    this.#vault = vault;
    this.#clock = clock;
  }

  /**
   * Opens the store.
   * @param secrets secrets of at least 32 characters; losing them loses the data in the store
   * @throws WrongSecret with a sentence for the operator
   */
  static async open(db: Queryable, secrets: Secrets, clock: Clock): Promise<SubjectStore> {
    const vault = new Vault(secrets);
    if (!(await addSecretFingerprint(db, vault.fingerprints)))
      throw new WrongSecret(
        'The secret is not the one that this database was filled with: set PARVIS_SECRET to it, or put back the file “secret” of the data folder. To replace it, list the earlier one in PARVIS_SECRET_EARLIER until “parvis secrets reseal” is done.',
      );
    return new SubjectStore(db, vault, clock);
  }

  /**
   * Returns the subject with this address, created when there is none.
   * @throws ZodError when the address is invalid
   */
  async subjectOf(address: string): Promise<SubjectId> {
    const email = personalDataSchemas.email.parse(address.trim());
    const hashes = this.#vault.addressHashes(email);
    for (;;) {
      const known = await selectIdByAddress(this.#db, hashes);
      if (known !== undefined) return subjectIdSchema.parse(known);
      const made = await this.#make(email, hashes, []);
      if (made !== undefined) return made;
    }
  }

  /**
   * Stores data of the subject with this address; for a new subject, the usual case, in one
   * statement.
   * @throws ZodError when it is not an address, or a value is not of its kind
   */
  async keepFor(address: string, data: readonly NewDatum[]): Promise<SubjectId> {
    const email = personalDataSchemas.email.parse(address.trim());
    const made = await this.#make(email, this.#vault.addressHashes(email), data);
    if (made !== undefined) return made;
    const known = await this.subjectOf(email);
    for (const datum of data) await this.keep(known, datum);
    return known;
  }

  /** Undefined when a subject already has this address. */
  async #make(
    email: string,
    hashes: Keys,
    data: readonly NewDatum[],
  ): Promise<SubjectId | undefined> {
    const id = mintSubjectId();
    const sealed = [{ kind: 'email' as const, about: '', value: email }, ...data].map((datum) =>
      this.#seal(id, datum),
    );
    const isMade = await insertSubject(this.#db, id, hashes, sealed, this.#clock.now());
    return isMade ? id : undefined;
  }

  /** Returns the subject with this address, if there is one. */
  async find(address: string): Promise<SubjectId | undefined> {
    const id = await selectIdByAddress(this.#db, this.#vault.addressHashes(address));
    return id === undefined ? undefined : subjectIdSchema.parse(id);
  }

  /** Creates a subject without an address. */
  async nameless(): Promise<SubjectId> {
    const id = mintSubjectId();
    await insertSubjectWithoutAddress(this.#db, id, this.#clock.now());
    return id;
  }

  /**
   * Stores a piece of a subject's data, replacing the previous one.
   * @returns false when the subject was erased or never existed
   * @throws ZodError when the value is invalid for its kind
   */
  keep(id: SubjectId, datum: NewDatum): Promise<boolean> {
    return upsertDatum(this.#db, id, { ...this.#seal(id, datum), changedAt: this.#clock.now() });
  }

  /** Removes the data about one item, such as an alert that ended. */
  forgetAbout(id: SubjectId, about: string): Promise<void> {
    return deleteDataAbout(this.#db, id, about);
  }

  /**
   * Returns all data stored about a subject; none for an erased one, nor for one whose erasure a
   * hold defers.
   * @throws UnsealFailed
   */
  read(id: SubjectId): Promise<Subject | undefined> {
    return this.#read(id, false);
  }

  /** The same for an operator, also of what is only kept because of a hold. @throws UnsealFailed */
  readHeld(id: SubjectId): Promise<Subject | undefined> {
    return this.#read(id, true);
  }

  async #read(id: SubjectId, withHeld: boolean): Promise<Subject | undefined> {
    const found = await selectSubject(this.#db, id, withHeld);
    if (found === undefined) return undefined;
    return { id, ...found, data: found.data.map((row) => this.#unseal(id, row)) };
  }

  /**
   * Returns the data about some items of subjects, such as alerts, of these kinds only.
   * @throws UnsealFailed
   */
  async readAbout(
    things: readonly { readonly subjectId: SubjectId; readonly about: string }[],
    kinds: readonly PersonalDataKind[],
  ): Promise<readonly (StoredDatum & { readonly subjectId: SubjectId })[]> {
    const rows = await selectDataAbout(this.#db, things, kinds);
    return rows.map(({ subjectId: id, ...row }) => {
      const subjectId = subjectIdSchema.parse(id);
      return { ...this.#unseal(subjectId, row), subjectId };
    });
  }

  #seal(subjectId: SubjectId, datum: PersonalDatum): Omit<SealedDatum, 'changedAt'> {
    const { kind, about, value } = parsePersonalDatum(datum.kind, datum.about, datum.value);
    return { kind, about, sealed: this.#vault.seal({ subjectId, kind, about }, value) };
  }

  #unseal(subjectId: SubjectId, { kind, about, sealed, changedAt }: SealedDatum): StoredDatum {
    const value = this.#vault.unseal({ subjectId, kind, about }, sealed);
    return { ...parsePersonalDatum(kind, about, value), changedAt };
  }
}
