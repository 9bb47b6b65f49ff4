import type { EditedContent } from '@parvis/contracts/content/kind-views.ts';
import { LeavingDialog } from './leaving-dialog.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { StaleDialog } from './stale-dialog.tsx';
import type { useAutosave } from './use-autosave.ts';
import type { EditingSession } from './use-editing-session.ts';
import type { useSave } from './use-save.tsx';

interface EditorDialogsProps {
  readonly content: EditedContent;
  readonly session: EditingSession;
  readonly saving: ReturnType<typeof useSave>;
  readonly autosave: ReturnType<typeof useAutosave>;
}

/**
 * The dialogs of the page editor, of which at most one is open; the one about unsaved work takes
 * precedence.
 */
export function EditorDialogs({ content, session, saving, autosave }: EditorDialogsProps) {
  const { state } = session;
  if (autosave.found)
    return <RestoreDialog found={autosave.found} content={content} onSettle={autosave.settle} />;
  if (state.matches('stale')) return <StaleDialog content={content} session={session} />;
  return (
    saving.dialog ?? <LeavingDialog kind={content.kind} session={session} save={saving.save} />
  );
}
