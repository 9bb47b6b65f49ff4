import type { ContentId, ModuleId } from '@parvis/contracts/content/ids.ts';
import type { RevisionContent, RevisionView, StepView } from '@parvis/contracts/content/views.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

/** The subject of a history: an item's id for its header, a module's for the module. */
export type Subject = ContentId | ModuleId;

const readable = `read_position('revision-history') is not null`;
const content = 'revision, at, actor as by, data';

/**
 * Returns all revisions, newest first; `by` is an account id. Empty when nothing was ever saved.
 * @throws ReadModelNotServed
 */
export function readHistory(db: Queryable, subject: Subject): Promise<RevisionView[]> {
  return servedRows<RevisionView>(
    db,
    `select revision, at, actor as by, changes, restored from revision_history.revision
     where subject = $1 and (select ${readable}) order by revision desc`,
    [subject],
  );
}

/**
 * Returns the actions on an item and its modules, or on a module, other than saves; newest first.
 * `by` is an account id.
 * @throws ReadModelNotServed
 */
export function readSteps(db: Queryable, subject: Subject): Promise<StepView[]> {
  return servedRows<StepView>(
    db,
    `select step, at, actor as by, slug, comments, case when module_id is not null then json_build_object(
       'id', module_id, 'type', (select module_type from revision_history.step added
         where added.module_id = taken.module_id and added.module_type is not null limit 1)) end as module
     from revision_history.step taken
     where (content_id = $1 or module_id = $1) and (select ${readable}) order by "position" desc`,
    [subject],
  );
}

/** Returns one revision's content; `by` is an account id. @throws ReadModelNotServed */
export async function readRevision(
  db: Queryable,
  subject: Subject,
  revision: number,
): Promise<RevisionContent | undefined> {
  const [row] = await servedRows<RevisionContent>(
    db,
    `select ${content} from revision_history.revision
     where subject = $1 and revision = $2 and (select ${readable})`,
    [subject, revision],
  );
  return row;
}

/**
 * Returns the revision that was newest at a position of the log, for auditors.
 * @throws ReadModelNotServed
 */
export async function readRevisionAt(
  db: Queryable,
  subject: Subject,
  at: Position,
): Promise<RevisionContent | undefined> {
  const [row] = await servedRows<RevisionContent>(
    db,
    `select ${content} from revision_history.revision
     where subject = $1 and "position" <= $2 and (select ${readable})
     order by revision desc limit 1`,
    [subject, at],
  );
  return row;
}
