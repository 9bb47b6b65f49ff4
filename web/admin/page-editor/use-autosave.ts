import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNotify } from '../shell/notices.tsx';
import { loadUnsavedWork, storeUnsavedWork, type UnsavedWork } from './unsaved-work.ts';
import type { EditingSession } from './use-editing-session.ts';

/** Debounce before unsaved work is stored in this browser, in milliseconds. */
const keepAfterMs = 400;

interface Place {
  readonly accountId: string;
  readonly contentId: string;
}

/**
 * Stores unsaved work in this browser while it is typed, and loads that of an earlier visit.
 * Returns the loaded work as `found`, and `settle`, which restores or deletes it.
 */
export function useAutosave({ accountId, contentId }: Place, session: EditingSession) {
  const intl = useIntl();
  const notify = useNotify();
  const [found, setFound] = useState<UnsavedWork | undefined>(() => {
    try {
      return loadUnsavedWork(localStorage, accountId, contentId);
    } catch {
      notify({ words: intl.formatMessage({ id: 'autosave.unreadable' }), tone: 'failed' });
      return undefined;
    }
  });
  const { copies } = session.state.context;
  const keep = useEffectEvent(() => {
    const at = new Date().toISOString();
    try {
      storeUnsavedWork(localStorage, { accountId, contentId, at }, copies);
    } catch {
      notify({ words: intl.formatMessage({ id: 'autosave.full' }), tone: 'failed' });
    }
  });
  const began = useRef(false);
  useEffect(() => {
    if (copies.size > 0) began.current = true;
    if (!began.current) return;
    const timer = setTimeout(keep, keepAfterMs);
    return () => clearTimeout(timer);
  }, [copies]);
  useEffect(() => {
    const leave = () => {
      if (began.current) keep();
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  const settle = (restore: boolean) => {
    if (found === undefined) return;
    if (restore) {
      for (const [part, copy] of found.copies) session.send({ type: 'change', part, copy });
    } else {
      storeUnsavedWork(localStorage, { accountId, contentId, at: found.at }, new Map());
    }
    setFound(undefined);
    notify({
      words: intl.formatMessage({ id: restore ? 'content.restored' : 'autosave.deleted' }),
    });
  };
  return { found, settle };
}
