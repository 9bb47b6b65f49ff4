import { useMemo, useState } from 'react';
import { z } from 'zod';
import { useStoredWork } from './use-stored-work.ts';

const textsSchema = z.record(z.string(), z.string());

/**
 * Returns the texts typed into a dialog, by field. They are stored in this browser until `discard`
 * is called: `found` are those of a dialog that was closed, and `settle` restores or deletes them.
 * @param name the name of the dialog: `approval-request-{id}`
 */
export function useTypedTexts(name: string) {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const work = useMemo(() => {
    const isTyped = Object.values(texts).some((text) => text.trim() !== '');
    return isTyped ? { draft: texts, revision: 0 } : undefined;
  }, [texts]);
  const stored = useStoredWork(name, textsSchema, work, setTexts);
  const type = (field: string, text: string) => setTexts((now) => ({ ...now, [field]: text }));
  return { texts, type, ...stored };
}
