import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import type { z } from 'zod';
import { newCommandId } from '../requests/command-id.ts';
import { failureMessage } from '../requests/failure-message.ts';
import { RequestRefused, refusedFields } from '../requests/failures.ts';
import { type StoredWork, useStoredWork } from './use-stored-work.ts';

/** The state of the draft. */
export type SaveState =
  | { readonly kind: 'saved' | 'unsaved' | 'saving' }
  /** Another user saved a revision in between: `words` names the user and the time. */
  | { readonly kind: 'overtaken'; readonly words: string }
  | {
      readonly kind: 'refused';
      readonly words: string;
      readonly fields: ReadonlyMap<string, string>;
    };

interface Revisioned {
  readonly revision: number;
}

/** A form, and the data it edits. */
export interface EditedForm<Draft extends object, View extends Revisioned> {
  /** The name under which the draft is stored in this browser: `redirect.new`. */
  readonly name: string;
  /** Parses a stored draft. */
  readonly schema: z.ZodType<Draft>;
  /** The data as read; undefined for an item that does not exist yet. */
  readonly saved: View | undefined;
  readonly draftOf: (saved: View | undefined) => Draft;
  /** Saves a draft based on a revision; 0 creates. Repeating a `commandId` saves once. */
  readonly send: (draft: Draft, revision: number, commandId: string) => Promise<View>;
  readonly readNewest: () => Promise<View>;
  readonly onSaved: (view: View) => void;
  /** Replaces `saved` with what another user saved. */
  readonly onTaken: (view: View) => void;
}

/**
 * Returns the draft of a form, the state of its save, and its commands. Typed text is stored in
 * this browser until it is saved: `found` is a draft from an earlier visit, `settle` restores or
 * deletes it.
 */
export function useFormDraft<Draft extends object, View extends Revisioned>(
  form: EditedForm<Draft, View>,
) {
  const { saved } = form;
  const intl = useIntl();
  const [work, setWork] = useState<StoredWork<Draft>>();
  const typed = useRef<Draft>(undefined);
  const [state, setState] = useState<SaveState>({ kind: 'saved' });
  const [commandId, setCommandId] = useState(newCommandId);
  const { found, settle } = useStoredWork(form.name, form.schema, work, (restored, revision) => {
    setWork({ draft: restored, revision });
    setState({ kind: 'unsaved' });
  });
  const draft = work?.draft ?? form.draftOf(saved);
  const based = work?.revision ?? saved?.revision ?? 0;
  const attempt = async (act: () => Promise<View>, onDone = form.onSaved) => {
    setState({ kind: 'saving' });
    const sent = typed.current;
    try {
      const view = await act();
      const since = typed.current === sent ? undefined : typed.current;
      // Called before the form closes: removes the stored draft, except for text typed since it was
      // sent.
      flushSync(() => setWork(since && { draft: since, revision: view.revision }));
      setState({ kind: since ? 'unsaved' : 'saved' });
      setCommandId(newCommandId());
      onDone(view);
    } catch (error) {
      if (error instanceof RequestRefused) setCommandId(newCommandId());
      setState(failedWith(error, failureMessage(intl, error)));
    }
  };
  return {
    draft,
    state,
    found,
    settle,
    change(changed: Partial<Draft>) {
      typed.current = { ...draft, ...changed };
      setWork({ draft: typed.current, revision: based });
      setState({ kind: 'unsaved' });
    },
    /** Discards the draft. */
    discard: () => flushSync(() => setWork(undefined)),
    save: () => attempt(() => form.send(draft, based, commandId)),
    /** Saves the draft over what another user saved. */
    keepMine: () =>
      attempt(async () => form.send(draft, (await form.readNewest()).revision, commandId)),
    /** Discards the draft in favour of what another user saved. */
    takeTheirs: () => attempt(form.readNewest, form.onTaken),
  };
}
export type FormDraft = Pick<
  ReturnType<typeof useFormDraft<object, Revisioned>>,
  'state' | 'found' | 'settle' | 'save' | 'keepMine' | 'takeTheirs'
>;

function failedWith(error: unknown, words: string): SaveState {
  if (!(error instanceof RequestRefused)) return { kind: 'refused', words, fields: new Map() };
  if (error.problem.code === 'stale-revision') return { kind: 'overtaken', words };
  return { kind: 'refused', words, fields: refusedFields(error.problem) };
}
