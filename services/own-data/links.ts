import { randomUUID } from 'node:crypto';
import { type SubjectId, subjectIdSchema } from '@parvis/contracts/subjects/subject-id.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { hashOfSecret, newSecret } from '../http/secrets.ts';

/** The lifetime of a link, in milliseconds. */
export const linkLifetimeMs = 24 * 3_600_000;

/** Stores a link whose secret is created when its e-mail is composed, and deletes expired links. */
export async function insertLink(db: Queryable, subjectId: SubjectId, now: Date): Promise<string> {
  const id = randomUUID();
  await db.query('delete from own_data_link where expires_at <= $1', [now]);
  await db.query('insert into own_data_link (id, subject_id, expires_at) values ($1, $2, $3)', [
    id,
    subjectId,
    new Date(now.getTime() + linkLifetimeMs),
  ]);
  return id;
}

/**
 * Gives a link a new secret, which is stored as a hash.
 * @returns the secret; undefined for an expired link
 */
export async function renewSecret(
  db: Queryable,
  id: string,
  now: Date,
): Promise<string | undefined> {
  const secret = newSecret();
  const { rowCount } = await db.query(
    'update own_data_link set secret_hash = $2 where id = $1 and expires_at > $3',
    [id, hashOfSecret(secret), now],
  );
  return rowCount === 1 ? secret : undefined;
}

/** Returns the subject whose link has a secret; undefined unless the link is valid. */
export async function findLinked(
  db: Queryable,
  secret: string,
  now: Date,
): Promise<SubjectId | undefined> {
  const { rows } = await db.query<{ id: string }>(
    'select subject_id as id from own_data_link where secret_hash = $1 and expires_at > $2',
    [hashOfSecret(secret), now],
  );
  return rows[0] && subjectIdSchema.parse(rows[0].id);
}
