import { imageTypes } from '@parvis/contracts/media/types.ts';
import type { MediaView } from '@parvis/contracts/media/views.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { type ActorRefFrom, createActor } from 'xstate';
import { newCommandId } from '../../requests/command-id.ts';
import type { uploadMachine } from './upload.machine.ts';
import { connectedUploadMachine } from './upload-actors.ts';

/** The number of files that are hashed or sent concurrently. */
const atOnce = 3;

/** A file in the queue. */
export interface Upload {
  readonly id: string;
  readonly actor: ActorRefFrom<typeof uploadMachine>;
}

/** The files that are being or were uploaded, in the order in which they were chosen. */
export interface Uploads {
  readonly all: readonly Upload[];
  /** Adds files to the queue, and returns them in it. */
  add(files: Iterable<File>): readonly Upload[];
  /** Removes the files that no longer need attention. */
  clear(): void;
}

const pictures: ReadonlySet<string> = new Set(Object.values(imageTypes).map(({ type }) => type));

/**
 * Any file that claims to be an image counts as one, so that its refusal names the formats of
 * images.
 */
function kindOf({ type }: File): 'image' | 'file' {
  return pictures.has(type) || type.startsWith('image/') ? 'image' : 'file';
}

/**
 * Keeps a queue of uploads, a few of them in progress.
 * @param onMedia called with each item that was uploaded, or is used in place of a duplicate
 */
export function useUploads(onMedia: (media: MediaView) => void): Uploads {
  const queryClient = useQueryClient();
  const [all, setAll] = useState<readonly Upload[]>([]);
  const settled = useEffectEvent((media: MediaView | undefined) => {
    if (media === undefined) return;
    void queryClient.invalidateQueries({ queryKey: ['media'] });
    onMedia(media);
  });
  const add = useCallback((files: Iterable<File>) => {
    const added = Array.from(files, (file) => {
      const input = { file, kind: kindOf(file) };
      const actor = createActor(connectedUploadMachine, { input }).start();
      return { id: newCommandId(), actor };
    });
    setAll((known) => [...known, ...added]);
    return added;
  }, []);
  const clear = useCallback(
    () => setAll((known) => known.filter(({ actor }) => !isOver(actor))),
    [],
  );
  useEffect(() => {
    const seen = all.map(({ actor }) => {
      let wasActive = actor.getSnapshot().status === 'active';
      return actor.subscribe((state) => {
        startNext(all);
        if (wasActive && state.status === 'done') settled(state.context.media);
        wasActive = state.status === 'active';
      });
    });
    startNext(all);
    return () => seen.forEach((one) => one.unsubscribe());
  }, [all]);
  useWarningOnLeave(all);
  return { all, add, clear };
}

/** Returns true when it is finished, and needs no attention. */
export function isOver(actor: Upload['actor']): boolean {
  return actor.getSnapshot().status === 'done';
}

function startNext(all: readonly Upload[]): void {
  const isBusy = ({ actor }: Upload) => {
    const state = actor.getSnapshot();
    return state.matches('checking') || state.matches('sending') || state.matches('pausing');
  };
  const next = all.find(({ actor }) => actor.getSnapshot().matches('queued'));
  if (next === undefined || all.filter(isBusy).length >= atOnce) return;
  next.actor.send({ type: 'start' });
  startNext(all);
}

/** Makes the browser ask for confirmation before a page with uploads in progress is closed. */
function useWarningOnLeave(all: readonly Upload[]): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (all.some(({ actor }) => !isOver(actor) && !actor.getSnapshot().matches('refused')))
        event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [all]);
}
