import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Keys } from './secret.ts';

/** A piece of personal data as stored: sealed. */
export interface SealedDatum {
  readonly kind: string;
  readonly about: string;
  readonly sealed: Buffer;
  readonly changedAt: Date;
}

/**
 * Adds the fingerprint of the current secret to those of the secrets with which rows are sealed.
 * @param fingerprints the fingerprints of all secrets of this process, the current one's first
 * @returns false when rows are sealed with a secret that this process lacks
 */
export async function addSecretFingerprint(db: Queryable, fingerprints: Keys): Promise<boolean> {
  await db.query(
    'insert into subject_secret (marks) values (array[$1::bytea]) on conflict do nothing',
    [fingerprints[0]],
  );
  await db.query(
    `update subject_secret set marks = marks || $1::bytea, since = now()
     where marks <@ $2::bytea[] and not $1 = any (marks)`,
    [fingerprints[0], fingerprints],
  );
  const { rowCount } = await db.query(
    'select 1 from subject_secret where marks <@ $2::bytea[] and $1 = any (marks)',
    [fingerprints[0], fingerprints],
  );
  return rowCount === 1;
}

/** Records that every row is sealed with the secret that has this fingerprint. */
export async function keepOnlySecretFingerprint(db: Queryable, fingerprint: Buffer): Promise<void> {
  await db.query('update subject_secret set marks = array[$1::bytea]', [fingerprint]);
}

/**
 * Inserts a subject with its address and other data; false when a subject already has that address.
 * @param hashes the hashes of the address under each secret
 */
export async function insertSubject(
  db: Queryable,
  id: string,
  hashes: Keys,
  data: readonly Omit<SealedDatum, 'changedAt'>[],
  at: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `with made as (
       insert into subject (id, address_hash, created_at)
       select $1, ($2::bytea[])[1], $3
       where not exists (select from subject where address_hash = any ($2::bytea[]))
       on conflict (address_hash) do nothing returning id
     )
     insert into subject_datum (subject_id, kind, about, sealed, changed_at)
     select id, kind, about, sealed, $3
     from made, unnest($4::text[], $5::text[], $6::bytea[]) as given (kind, about, sealed)`,
    [
      id,
      hashes,
      at,
      data.map(({ kind }) => kind),
      data.map(({ about }) => about),
      data.map(({ sealed }) => sealed),
    ],
  );
  return (rowCount ?? 0) > 0;
}

/** Inserts a subject without an address. */
export async function insertSubjectWithoutAddress(
  db: Queryable,
  id: string,
  at: Date,
): Promise<void> {
  await db.query('insert into subject (id, created_at) values ($1, $2)', [id, at]);
}

/**
 * Returns the subject with this address.
 * @param hashes the hashes of the address under each secret
 */
export async function selectIdByAddress(db: Queryable, hashes: Keys): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>(
    `select id from subject where address_hash = any ($1::bytea[])
     order by array_position($1, address_hash) limit 1`,
    [hashes],
  );
  return rows[0]?.id;
}

/** Stores a piece of data, replacing the previous one; false when the subject does not exist. */
export async function upsertDatum(
  db: Queryable,
  subjectId: string,
  { kind, about, sealed, changedAt }: SealedDatum,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into subject_datum (subject_id, kind, about, sealed, changed_at)
     select id, $2, $3, $4, $5 from subject where id = $1 for key share
     on conflict (subject_id, kind, about) do update
       set sealed = excluded.sealed, changed_at = excluded.changed_at`,
    [subjectId, kind, about, sealed, changedAt],
  );
  return rowCount === 1;
}

/**
 * Returns all data of a subject, and when it was created; undefined for an unknown one.
 * @param withHeld whether also of one whose erasure a legal hold defers
 */
export async function selectSubject(
  db: Queryable,
  id: string,
  withHeld = true,
): Promise<{ readonly createdAt: Date; readonly data: SealedDatum[] } | undefined> {
  const { rows } = await db.query<(SealedDatum | { kind: null }) & { createdAt: Date }>(
    {
      name: 'subject',
      text: `select created_at as "createdAt", kind, about, sealed, changed_at as "changedAt"
        from subject left join subject_datum on subject_id = id
        where id = $1 and ($2 or not exists (select from deferred_erasure deferred
          where deferred.subject_id = id and deferred.about = ''))
        order by kind, about`,
    },
    [id, withHeld],
  );
  const [first] = rows;
  return first && { createdAt: first.createdAt, data: rows.filter((row) => row.kind !== null) };
}

/** Returns the data about these items of subjects, of these kinds. */
export async function selectDataAbout(
  db: Queryable,
  things: readonly { readonly subjectId: string; readonly about: string }[],
  kinds: readonly string[],
): Promise<(SealedDatum & { readonly subjectId: string })[]> {
  if (things.length === 0) return [];
  const { rows } = await db.query<SealedDatum & { subjectId: string }>(
    `select subject_id as "subjectId", kind, about, sealed, changed_at as "changedAt"
     from unnest($1::text[], $2::text[]) as thing (subject_id, about)
     join subject_datum using (subject_id, about) where kind = any($3)`,
    [things.map(({ subjectId }) => subjectId), things.map(({ about }) => about), kinds],
  );
  return rows;
}

/** Removes the data about one item, such as an alert that ended. */
export async function deleteDataAbout(
  db: Queryable,
  subjectId: string,
  about: string,
): Promise<void> {
  await db.query('delete from subject_datum where subject_id = $1 and about = $2', [
    subjectId,
    about,
  ]);
}

/** Returns whether more than the address of a subject is stored. */
export async function hasMoreThanAddress(db: Queryable, subjectId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `select 1 from subject_datum where subject_id = $1 and kind <> 'email' limit 1`,
    [subjectId],
  );
  return rowCount === 1;
}

/** Removes subjects with all their data. */
export async function deleteSubjects(db: Queryable, ids: readonly string[]): Promise<void> {
  await db.query('delete from subject where id = any($1)', [ids]);
}
