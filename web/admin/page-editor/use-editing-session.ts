import type { PageView } from '@parvis/contracts/content/views.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import { newCommandId } from '../requests/command-id.ts';
import { releaseLock } from './api/lock.ts';
import { editingMachine } from './editing.machine.ts';
import { type Part, type PartData, savedPart } from './part.ts';
import { sameData } from './same-data.ts';
import { sessionActors } from './session-actors.ts';

/**
 * Runs the editing machine for one page, connected to the server. Returns its state, `send` and
 * `change`.
 */
export function useEditingSession(content: PageView) {
  const queryClient = useQueryClient();
  const { id } = content;
  const machine = useMemo(
    () => editingMachine.provide({ actors: sessionActors(queryClient, id) }),
    [queryClient, id],
  );
  const [state, send, actor] = useMachine(machine, { input: { newCommandId } });
  const { copies } = state.context;
  const change = useCallback(
    (part: Part, data: PartData) => {
      const saved = savedPart(content, part);
      if (saved === undefined) return;
      const type = content.modules.find((module) => module.id === part)?.type ?? 'header';
      const revision = copies.get(part)?.revision ?? saved.revision;
      const back = revision === saved.revision && sameData(type, data, saved.data);
      if (!back) send({ type: 'change', part, copy: { revision, data } });
      else if (copies.has(part)) send({ type: 'discard', part });
    },
    [content, copies, send],
  );
  const holds = state.matches('editing') || state.matches('saving') || state.matches('stale');
  useReleaseOnLeave(id, holds);
  return { state, send, actor, change, holds };
}
export type EditingSession = ReturnType<typeof useEditingSession>;

/** Releases the lock when the user navigates away or closes the window. */
function useReleaseOnLeave(id: string, holds: boolean): void {
  const leave = useEffectEvent(() => {
    if (holds) void releaseLock(id).catch(() => undefined);
  });
  useEffect(() => {
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}
