import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Vault } from './vault.ts';

/** The number of values per batch. */
const batchSize = 500;

interface StoredValue {
  readonly subject_id: string;
  readonly kind: string;
  readonly about: string;
  readonly sealed: Buffer;
  readonly address_hash: Buffer | null;
}

/** The results of one pass over the store. */
export interface ResealedSubjects {
  readonly values: number;
  readonly addresses: number;
  /**
   * The number of addresses that belong to another subject under the current secret, and keep their
   * earlier hash.
   */
  readonly doubled: number;
}

/**
 * Seals all personal data under the current secret, and rehashes the addresses. Values already
 * sealed with it are unchanged; values that change meanwhile are left to their writers.
 * @throws UnsealFailed when a value cannot be unsealed with any secret
 */
export async function resealSubjects(db: Queryable, vault: Vault): Promise<ResealedSubjects> {
  const done = { values: 0, addresses: 0, doubled: 0 };
  let last = { subject_id: '', kind: '', about: '' };
  for (;;) {
    const rows = await selectValues(db, last);
    for (const row of rows) {
      done.values += await resealValue(db, vault, row);
      const hashed = await hashAgain(db, vault, row);
      if (hashed !== undefined) done[hashed] += 1;
    }
    const end = rows.at(-1);
    if (end === undefined) return done;
    last = end;
  }
}

async function selectValues(
  db: Queryable,
  { subject_id, kind, about }: Pick<StoredValue, 'subject_id' | 'kind' | 'about'>,
): Promise<readonly StoredValue[]> {
  const { rows } = await db.query<StoredValue>(
    `select subject_id, kind, about, sealed, address_hash
     from subject_datum join subject on subject.id = subject_id
     where (subject_id, kind, about) > ($1, $2, $3)
     order by subject_id, kind, about limit ${batchSize}`,
    [subject_id, kind, about],
  );
  return rows;
}

async function resealValue(db: Queryable, vault: Vault, row: StoredValue): Promise<number> {
  const again = vault.sealAgain(placeOf(row), row.sealed);
  if (again === undefined) return 0;
  const { rowCount } = await db.query(
    `update subject_datum set sealed = $4
     where subject_id = $1 and kind = $2 and about = $3 and sealed = $5`,
    [row.subject_id, row.kind, row.about, again, row.sealed],
  );
  return rowCount ?? 0;
}

async function hashAgain(
  db: Queryable,
  vault: Vault,
  row: StoredValue,
): Promise<'addresses' | 'doubled' | undefined> {
  if (row.kind !== 'email' || row.address_hash === null) return undefined;
  const [hash] = vault.addressHashes(String(vault.unseal(placeOf(row), row.sealed)));
  if (hash.equals(row.address_hash)) return undefined;
  const { rowCount } = await db.query(
    `update subject set address_hash = $2
     where id = $1 and not exists (select from subject where address_hash = $2)`,
    [row.subject_id, hash],
  );
  return rowCount === 1 ? 'addresses' : 'doubled';
}

function placeOf({ subject_id, kind, about }: StoredValue) {
  return { subjectId: subject_id, kind, about };
}
