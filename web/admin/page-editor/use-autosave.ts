import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { newCommandId } from '../requests/command-id.ts';
import { useNotify } from '../shell/notices.tsx';
import type { WorkingCopies, WorkingCopy } from './editing-session.ts';
import { announceTab, openTabs } from './open-tabs.ts';
import type { Part } from './part.ts';
import { removeText } from './stored-texts.ts';
import {
  listLeftUnsavedWork,
  onWorkRemoved,
  storeUnsavedWork,
  type UnsavedWork,
  type WorkScope,
} from './unsaved-work.ts';

/** The longest time that typed text may be unsaved, in milliseconds. */
const keepAfterMs = 400;

/** Unsaved work on a page or in a form. */
interface Work {
  readonly copies: WorkingCopies;
  /** Restores a stored copy; returns false when it cannot be read. */
  readonly restore: (part: Part, copy: WorkingCopy) => boolean;
}

/**
 * Stores unsaved work in this browser while it is typed, each tab separately, and loads that of
 * closed tabs. Returns the oldest such work as `found`; `settle`, which restores or deletes it; and
 * this tab's name. Work that cannot be read is not removed by restoring it.
 */
export function useAutosave(desk: WorkScope, { copies, restore: putBack }: Work) {
  const [tab] = useState(newCommandId);
  const { accountId, contentId } = desk;
  const intl = useIntl();
  const notify = useNotify();
  const say = (id: string, tone: 'done' | 'failed' = 'done') =>
    notify({ words: intl.formatMessage({ id }), tone });
  const [left, setLeft] = useState<readonly UnsavedWork[]>([]);
  const look = useEffectEvent(async (tabs: ReadonlySet<string>) => {
    const found = await listLeftUnsavedWork({ accountId, contentId }, tabs);
    if (found.unreadable > 0) say('autosave.unreadable', 'failed');
    setLeft(found.left);
  });
  useEffect(() => {
    const closed = new AbortController();
    announceTab(tab, closed.signal);
    void openTabs().then(look);
    return () => closed.abort();
  }, [tab]);
  const keep = async (kept = copies) => {
    const isKept = await storeUnsavedWork({ ...desk, tab, at: new Date().toISOString() }, kept);
    if (!isKept) say('autosave.full', 'failed');
    return isKept;
  };
  const [restored, setRestored] = useState(0);
  useKeeping(copies, restored, () => void keep(), accountId);
  const [found, ...others] = left;
  const settle = async (restore: boolean) => {
    if (found === undefined) return;
    if (restore) {
      const isRead = [...found.copies].every(([part, copy]) => putBack(part, copy));
      if (!isRead) return say('autosave.unreadable', 'failed');
      // Recovered work is removed only once this tab has stored it.
      if (!(await keep(new Map([...copies, ...found.copies])))) return;
    }
    await removeText(found.key);
    // Work that equals a save made meanwhile is no longer unsaved.
    if (restore) setRestored((count) => count + 1);
    setLeft(others);
    say(restore ? 'content.restored' : 'autosave.deleted');
  };
  return { found, settle: (restore: boolean) => void settle(restore), tab };
}

/**
 * Stores changes shortly after they are made, however many follow, and when the tab is left.
 * @param restored how often work was restored
 */
function useKeeping(
  copies: WorkingCopies,
  restored: number,
  keep: () => void,
  accountId: string,
): void {
  const keepNow = useEffectEvent(keep);
  const began = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (copies.size > 0 || restored > 0) began.current = true;
    if (!began.current || timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      keepNow();
    }, keepAfterMs);
  }, [copies, restored]);
  useEffect(() => {
    const leave = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      if (began.current) keepNow();
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  useEffect(
    () =>
      onWorkRemoved(accountId, () => {
        clearTimeout(timer.current);
        timer.current = undefined;
        began.current = false;
      }),
    [accountId],
  );
}
