import type { SubjectId } from '@parvis/contracts/subjects/subject-id.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';

/** An erasure that waits for the end of a hold: of all data of a person, or about one item. */
export interface DeferredErasure {
  readonly subjectId: SubjectId;
  /** Empty: all. */
  readonly about: string;
  readonly requestedAt: Date;
}

/** Keeps a requested erasure until nothing holds what it erases. */
export async function deferErasure(
  db: Queryable,
  { subjectId, about, requestedAt }: DeferredErasure,
): Promise<void> {
  await db.query(
    `insert into deferred_erasure (subject_id, about, requested_at)
     select id, $2, $3 from subject where id = $1 on conflict do nothing`,
    [subjectId, about, requestedAt],
  );
}

/** Lists the erasures that wait, the oldest first. */
export async function listDeferredErasures(db: Queryable): Promise<readonly DeferredErasure[]> {
  const { rows } = await db.query<DeferredErasure>(
    `select subject_id as "subjectId", about, requested_at as "requestedAt"
     from deferred_erasure order by requested_at, subject_id, about`,
  );
  return rows;
}

/** Forgets an erasure that was carried out; those of all data go with the person. */
export async function forgetDeferred(
  db: Queryable,
  { subjectId, about }: Pick<DeferredErasure, 'subjectId' | 'about'>,
): Promise<void> {
  await db.query('delete from deferred_erasure where subject_id = $1 and about = $2', [
    subjectId,
    about,
  ]);
}
