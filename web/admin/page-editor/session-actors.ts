import type { PageView } from '@parvis/contracts/content/views.ts';
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { RequestRefused } from '../requests/failures.ts';
import { extendLock, releaseLock, takeLock } from './api/lock.ts';
import { readEditor } from './api/read-editor.ts';
import { saveHeader, saveModule } from './api/save-part.ts';
import type {
  Attempt,
  Locked,
  LockOutcome,
  Refused,
  SaveOutcome,
  Unanswered,
} from './editing-session.ts';
import { headerFieldsSchema } from './part.ts';

/** Maps the error of a request to an outcome for the machine. */
function outcomeOf(error: unknown): Locked | Refused | Unanswered | { readonly kind: 'stale' } {
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

async function lock(id: string, takeOver: boolean): Promise<LockOutcome> {
  try {
    await takeLock(id, takeOver);
    return { kind: 'held' };
  } catch (error) {
    const outcome = outcomeOf(error);
    return outcome.kind === 'stale' ? { kind: 'unanswered' } : outcome;
  }
}

/** Extends the lock; an expired one is acquired again, one that was taken over is reported. */
async function beat(id: string): Promise<LockOutcome> {
  try {
    await extendLock(id);
    return { kind: 'held' };
  } catch (error) {
    const outcome = outcomeOf(error);
    if (outcome.kind === 'refused' || outcome.kind === 'locked') return lock(id, false);
    return outcome.kind === 'stale' ? { kind: 'unanswered' } : outcome;
  }
}

/** Saves, and updates the cache at once, so that the form never shows the old content. */
async function save(queryClient: QueryClient, id: string, attempt: Attempt): Promise<SaveOutcome> {
  const { queryKey } = readEditor(id);
  await queryClient.cancelQueries({ queryKey });
  const place = (change: (content: PageView) => Partial<PageView>) =>
    queryClient.setQueryData(
      queryKey,
      (known) => known && { ...known, content: { ...known.content, ...change(known.content) } },
    );
  try {
    if (attempt.part === 'header') {
      const receipt = await saveHeader(id, attempt);
      const { parentId = null, summary = null, ...others } = headerFieldsSchema.parse(attempt.data);
      place(() => ({ ...others, parentId, summary, ...receipt }));
      return { kind: 'saved', revision: receipt.revision };
    }
    const saved = await saveModule(id, attempt.part, attempt);
    place(({ modules }) => ({
      modules: modules.map((module) => (module.id === saved.id ? saved : module)),
    }));
    return { kind: 'saved', revision: saved.revision };
  } catch (error) {
    return outcomeOf(error);
  } finally {
    void queryClient.invalidateQueries({ queryKey });
  }
}

/** Returns the editing machine's actors for one page, which call the server. */
export function sessionActors(queryClient: QueryClient, id: string) {
  return {
    takeLock: fromPromise<LockOutcome, { takeOver: boolean }>(({ input }) =>
      lock(id, input.takeOver),
    ),
    beat: fromPromise<LockOutcome>(() => beat(id)),
    releaseLock: fromPromise<void>(() => releaseLock(id)),
    savePart: fromPromise<SaveOutcome, Attempt>(({ input }) => save(queryClient, id, input)),
  };
}
