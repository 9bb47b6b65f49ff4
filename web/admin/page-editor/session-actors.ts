import type { EditedContent } from '@parvis/contracts/content/kind-views.ts';
import type { ContentView } from '@parvis/contracts/content/views.ts';
import type { Problem } from '@parvis/contracts/http/problem.ts';
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { readRevision } from '../history/api/read-revision.ts';
import { RequestRefused } from '../requests/failures.ts';
import { extendLock, type PlacedPart, releaseLock, takeLock } from './api/lock.ts';
import { type ItemOfKind, readConflict, readEditor } from './api/read-editor.ts';
import { saveHeader, saveModule } from './api/save-part.ts';
import type {
  Attempt,
  Locked,
  LocksOutcome,
  Refused,
  RequestFailure,
  SaveOutcome,
} from './editing-session.ts';
import { type Part, savedPart } from './part.ts';

/** Maps the error of a request to an outcome for the machine. */
function toOutcome(error: unknown): Locked | Refused | RequestFailure | { readonly kind: 'stale' } {
  if (!(error instanceof RequestRefused)) return { kind: 'unanswered' };
  const { problem } = error;
  const transient = problem.status >= 500 || problem.status === 429;
  if (transient || problem.code === 'too-busy') return { kind: 'unanswered' };
  if (problem.code === 'sign-in-required') return { kind: 'signed-out' };
  if (problem.code === 'stale-revision') return { kind: 'stale' };
  if (problem.code !== 'locked') return { kind: 'refused', problem };
  const holder = problem.errors.find(({ code }) => code === 'locked')?.params?.['holder'];
  return { kind: 'locked', holder: String(holder ?? '') };
}

type OneLock = { readonly kind: 'held' } | Locked | Refused | RequestFailure;

async function lock(place: PlacedPart, takeOver: boolean): Promise<OneLock> {
  try {
    await takeLock(place, takeOver);
    return { kind: 'held' };
  } catch (error) {
    const outcome = toOutcome(error);
    return outcome.kind === 'stale' ? { kind: 'unanswered' } : outcome;
  }
}

/** Extends a lock; an expired one is acquired again, one that was taken over is reported. */
async function beat(place: PlacedPart): Promise<OneLock> {
  try {
    await extendLock(place);
    return { kind: 'held' };
  } catch (error) {
    const outcome = toOutcome(error);
    if (outcome.kind === 'refused' || outcome.kind === 'locked') return lock(place, false);
    return outcome.kind === 'stale' ? { kind: 'unanswered' } : outcome;
  }
}

/** Returns the outcome for several parts; when one has no response, all are requested again. */
async function lockEach(
  parts: readonly Part[],
  outcomeFor: (part: Part) => Promise<OneLock>,
): Promise<LocksOutcome> {
  const outcomes = await Promise.all(
    parts.map(async (part) => ({ part, outcome: await outcomeFor(part) })),
  );
  const held: Part[] = [];
  const barred = new Map<Part, string>();
  const denied = new Map<Part, Problem>();
  for (const { part, outcome } of outcomes) {
    if (outcome.kind === 'held') held.push(part);
    else if (outcome.kind === 'locked') barred.set(part, outcome.holder);
    else if (outcome.kind === 'refused') denied.set(part, outcome.problem);
    else return outcome;
  }
  return { kind: 'settled', held, barred, denied };
}

/** Saves, and updates the cache immediately, so that the form never shows the old content. */
async function save(
  queryClient: QueryClient,
  item: ItemOfKind,
  attempt: Attempt,
): Promise<SaveOutcome> {
  const { queryKey } = readEditor(item);
  await queryClient.cancelQueries({ queryKey });
  const place = (change: (content: EditedContent) => Partial<ContentView>) =>
    queryClient.setQueryData(
      queryKey,
      (known) => known && { ...known, content: changed(known.content, change(known.content)) },
    );
  try {
    if (attempt.part === 'header') {
      const receipt = await saveHeader(item, attempt);
      place(() => ({ parentId: null, summary: null, ...attempt.data, ...receipt }));
      return { kind: 'saved', revision: receipt.revision };
    }
    const saved = await saveModule(item.id, attempt.part, attempt);
    place(({ modules }) => ({
      modules: modules.map((module) => (module.id === saved.id ? saved : module)),
    }));
    return { kind: 'saved', revision: saved.revision };
  } catch (error) {
    const outcome = toOutcome(error);
    return outcome.kind === 'stale' ? await overtaken(queryClient, item, attempt) : outcome;
  } finally {
    void queryClient.invalidateQueries({ queryKey });
  }
}

/**
 * Reads what another user saved over an attempt's base revision, and that base revision, for a
 * three-way merge.
 */
async function overtaken(
  queryClient: QueryClient,
  item: ItemOfKind,
  attempt: Attempt,
): Promise<SaveOutcome> {
  const { part, revision, commandId } = attempt;
  const moduleId = part === 'header' ? undefined : part;
  try {
    const [{ content }, base] = await Promise.all([
      queryClient.fetchQuery(readConflict(item, commandId)),
      queryClient.fetchQuery(readRevision(item, moduleId, revision)),
    ]);
    const theirs = savedPart(content, part);
    if (!theirs?.data) return { kind: 'stale' };
    const module = content.modules.find(({ id }) => id === part);
    const by = (module ? module.savedBy : content.updatedBy) ?? '';
    const type = module?.type ?? 'header';
    return {
      kind: 'stale',
      overtaking: { type, by, revision: theirs.revision, base: base.data, theirs: theirs.data },
    };
  } catch {
    return { kind: 'stale' };
  }
}

function changed<C extends EditedContent>(content: C, changes: Partial<ContentView>): C {
  return { ...content, ...changes };
}

/** Returns the editing machine's actors for one item, which call the server. */
export function sessionActors(queryClient: QueryClient, item: ItemOfKind) {
  return {
    takeLocks: fromPromise<LocksOutcome, { parts: readonly Part[]; takeOver: Part | undefined }>(
      ({ input }) => lockEach(input.parts, (part) => lock({ item, part }, part === input.takeOver)),
    ),
    beat: fromPromise<LocksOutcome, { parts: readonly Part[] }>(({ input }) =>
      lockEach(input.parts, (part) => beat({ item, part })),
    ),
    releaseLocks: fromPromise<void, { parts: readonly Part[] }>(async ({ input }) => {
      await Promise.all(input.parts.map((part) => releaseLock({ item, part })));
    }),
    savePart: fromPromise<SaveOutcome, Attempt>(({ input }) => save(queryClient, item, input)),
  };
}
