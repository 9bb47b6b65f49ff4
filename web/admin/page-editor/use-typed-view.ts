import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ItemOfKind } from './api/read-editor.ts';
import { readTypedView } from './api/read-typed-view.ts';
import type { WorkingCopies } from './editing-session.ts';
import type { Part } from './part.ts';

/** A rendering of the page, and the parts in which it differs from the saved one, or did before. */
export interface TypedView {
  readonly html: string;
  readonly parts: ReadonlySet<Part>;
}

/**
 * Returns the page as it is typed; undefined while nothing was typed since it was loaded. One
 * request is on its way at a time, and what was typed meanwhile follows it.
 * @param saved changes when the page is loaded anew
 */
export function useTypedView(
  item: ItemOfKind,
  copies: WorkingCopies,
  saved: string,
): TypedView | undefined {
  const [view, setView] = useState<TypedView & { readonly saved: string }>();
  const isReading = useRef(false);
  const newest = useRef({ copies, saved });
  const differing = useRef<{ readonly saved: string; readonly parts: ReadonlySet<Part> }>(
    undefined,
  );
  const read = useEffectEvent(async () => {
    if (isReading.current) return;
    isReading.current = true;
    for (let sent: typeof newest.current | undefined; sent !== newest.current; ) {
      sent = newest.current;
      const before = differing.current?.saved === sent.saved ? differing.current.parts : [];
      const parts = new Set([...before, ...sent.copies.keys()]);
      differing.current = { saved: sent.saved, parts };
      // The page shows what is saved until the next change.
      const html = await readTypedView(item, sent.copies).catch(() => undefined);
      if (html !== undefined) setView({ html, parts, saved: sent.saved });
    }
    isReading.current = false;
  });
  useEffect(() => {
    const isFirst = newest.current.copies === copies;
    newest.current = { copies, saved };
    if (copies.size > 0 || !isFirst) void read();
  }, [copies, saved]);
  return view?.saved === saved ? view : undefined;
}
