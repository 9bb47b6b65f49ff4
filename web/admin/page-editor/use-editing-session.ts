import type { EditedContent } from '@parvis/contracts/content/kind-views.ts';
import type { LockView } from '@parvis/contracts/content/views.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import { newCommandId } from '../requests/command-id.ts';
import { releaseLock } from './api/lock.ts';
import type { ItemOfKind } from './api/read-editor.ts';
import { editingMachine } from './editing.machine.ts';
import type { EditingContext } from './editing-session.ts';
import { holderOf, type Part, type PartData, savedPart } from './part.ts';
import { isSameData } from './same-data.ts';
import { sessionActors } from './session-actors.ts';

/**
 * Runs the editing machine for one item, connected to the server. Returns its state, `send` and
 * `change`.
 */
export function useEditingSession(content: EditedContent, locks: readonly LockView[]) {
  const queryClient = useQueryClient();
  const { id, kind } = content;
  const machine = useMemo(
    () => editingMachine.provide({ actors: sessionActors(queryClient, { kind, id }) }),
    [queryClient, kind, id],
  );
  const [state, send, actor] = useMachine(machine, { input: { newCommandId } });
  const { copies } = state.context;
  const change = useCallback(
    (part: Part, data: PartData) => {
      const saved = savedPart(content, part);
      if (saved === undefined) return;
      const type = content.modules.find((module) => module.id === part)?.type ?? 'header';
      const revision = copies.get(part)?.revision ?? saved.revision;
      const back = revision === saved.revision && isSameData(type, data, saved.data);
      if (!back) send({ type: 'change', part, copy: { revision, data } });
      else if (copies.has(part)) send({ type: 'discard', part });
    },
    [content, copies, send],
  );
  useFreedLocks(locks, state.context, send);
  useReturnFromSignIn(state.matches('signed out'), send);
  return { state, send, actor, change };
}
export type EditingSession = ReturnType<typeof useEditingSession>;

type Send = ReturnType<typeof useMachine<typeof editingMachine>>[1];

/** Requests again the locks that others have released since the page was last read. */
function useFreedLocks(locks: readonly LockView[], { barred }: EditingContext, send: Send): void {
  const compare = useEffectEvent((read: readonly LockView[]) => {
    const parts = [...barred.keys()].filter((part) => holderOf(read, part) === undefined);
    if (parts.length > 0) send({ type: 'freed', parts });
  });
  useEffect(() => compare(locks), [locks]);
}

/** Continues as soon as the user returns from signing in in another tab. */
function useReturnFromSignIn(signedOut: boolean, send: Send): void {
  useEffect(() => {
    if (!signedOut) return;
    const retry = () => send({ type: 'retry' });
    window.addEventListener('focus', retry);
    return () => window.removeEventListener('focus', retry);
  }, [signedOut, send]);
}

/** Releases the locks of parts when the user navigates away or closes the window. */
export function useReleaseOnLeave(item: ItemOfKind, parts: readonly Part[]): void {
  const leave = useEffectEvent(() => {
    for (const part of parts) void releaseLock({ item, part }).catch(() => undefined);
  });
  useEffect(() => {
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}
