import type { EditedContent } from '@parvis/contracts/content/kind-views.ts';
import { LeavingDialog } from './leaving-dialog.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { StaleDialog } from './stale-dialog.tsx';
import type { useAutosave } from './use-autosave.ts';
import type { EditingSession } from './use-editing-session.ts';

interface EditorDialogsProps {
  readonly content: EditedContent;
  readonly session: EditingSession;
  readonly save: () => void;
  readonly autosave: ReturnType<typeof useAutosave>;
}

/**
 * The dialogs of the page editor, of which at most one is open; the one about unsaved work takes
 * precedence.
 */
export function EditorDialogs({ content, session, save, autosave }: EditorDialogsProps) {
  const { state } = session;
  if (autosave.found)
    return <RestoreDialog found={autosave.found} content={content} onSettle={autosave.settle} />;
  if (state.matches('stale')) return <StaleDialog content={content} session={session} />;
  return <LeavingDialog kind={content.kind} session={session} save={save} />;
}
