import type { ContentView } from '@parvis/contracts/content/views.ts';
import { LeavingDialog } from './leaving-dialog.tsx';
import { LockedDialog } from './locked-dialog.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { StaleDialog } from './stale-dialog.tsx';
import type { EditingSession } from './use-editing-session.ts';
import type { useKeptWork } from './use-kept-work.ts';

interface EditorDialogsProps {
  readonly content: ContentView;
  readonly session: EditingSession;
  readonly kept: ReturnType<typeof useKeptWork>;
}

/** Everything that asks the editor to choose; at most one is open, words first. */
export function EditorDialogs({ content, session, kept }: EditorDialogsProps) {
  const { state } = session;
  if (kept.found)
    return <RestoreDialog found={kept.found} content={content} onSettle={kept.settle} />;
  if (state.matches('locked')) return <LockedDialog session={session} />;
  if (state.matches('stale')) return <StaleDialog content={content} session={session} />;
  return <LeavingDialog session={session} />;
}
