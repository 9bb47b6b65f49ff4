import { useCallback, useEffect, useRef, useState } from 'react';

const keyOf = (reportId: string) => `parvis-ethics-answer-${reportId}`;
/** A pause in typing after which the text is kept, in milliseconds. */
const pauseMs = 300;

/** Seals a text to the officer's key, to be kept in this tab. */
async function seal(identity: string, text: string): Promise<string> {
  const { sealDraft } = await import('./sealing.ts');
  return sealDraft(identity, text);
}

async function kept(identity: string, reportId: string): Promise<string> {
  const sealed = sessionStorage.getItem(keyOf(reportId));
  if (sealed === null) return '';
  const { openText } = await import('./sealing.ts');
  // Sealed to a key that was replaced since, it is lost.
  return openText(identity, sealed).catch(() => '');
}

/** Returns the text of an answer that survives reloading and leaving the page, and its setter. */
export function useKeptDraft(identity: string, reportId: string) {
  const [text, setText] = useState('');
  const latest = useRef<string>(undefined);
  const write = (typed: string) => {
    latest.current = typed;
    setText(typed);
  };
  const keep = useCallback(async () => {
    const typed = latest.current;
    if (typed === undefined) return;
    if (typed.trim() === '') return sessionStorage.removeItem(keyOf(reportId));
    const sealed = await seal(identity, typed);
    // Written on or sent meanwhile, it is no longer what is to be kept.
    if (latest.current === typed) sessionStorage.setItem(keyOf(reportId), sealed);
  }, [identity, reportId]);
  useEffect(() => {
    let isHere = true;
    const restore = async () => {
      const found = await kept(identity, reportId);
      if (isHere && latest.current === undefined) setText(found);
    };
    void restore();
    return () => {
      isHere = false;
      // Left before the pause was over.
      void keep();
    };
  }, [identity, reportId, keep]);
  useEffect(() => {
    const timer = setTimeout(() => void keep(), text === '' ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [text, keep]);
  return [text, write] as const;
}
