import { evolveRevisioned, type Occurrence } from '../revisions/revisioned.ts';
import type { RedirectEvent } from './events.ts';
import type { Redirect } from './redirect.ts';

/** Folds an event into a redirect. @throws Error when the stream is inconsistent */
export function evolveRedirect(
  redirect: Redirect | undefined,
  event: RedirectEvent,
  occurrence: Occurrence,
): Redirect {
  const { redirectId: id } = event.data;
  switch (event.type) {
    case 'RedirectSaved': {
      const { revision, redirect: content } = event.data;
      return evolveRevisioned(redirect, { kind: 'saved', id, revision, content }, occurrence);
    }
    case 'RedirectDeleted':
      return evolveRevisioned(redirect, { kind: 'deleted', id }, occurrence);
  }
}
