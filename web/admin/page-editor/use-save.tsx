import type { ContentView } from '@parvis/contracts/content/views.ts';
import { type ReactNode, useState } from 'react';
import { MoveDialog } from './move-dialog.tsx';
import { findMove } from './moves.ts';
import type { EditingSession } from './use-editing-session.ts';

/** Saves everything that is unsaved, optionally as a draft. */
export type Save = (draft: boolean) => void;

/**
 * Returns a function that saves, asking for confirmation when a public address would change, and
 * the dialog that asks.
 */
export function useSave(
  content: ContentView,
  { state, send }: EditingSession,
): { readonly save: Save; readonly dialog: ReactNode } {
  const [asking, setAsking] = useState(false);
  const header = state.context.copies.get('header')?.data;
  const move = findMove(content, header);
  const save = (draft: boolean) => {
    if (draft || move === undefined) send({ type: 'save', draft });
    else setAsking(true);
  };
  const dialog =
    asking && move !== undefined && header !== undefined ? (
      <MoveDialog
        move={move}
        header={header}
        content={content}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          send({ type: 'save', draft: false });
        }}
      />
    ) : null;
  return { save, dialog };
}
