import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import { defaultLocale, type Locale, localeSchema } from '@parvis/contracts/site/locale.ts';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import { useStoredWork } from '../drafts/use-stored-work.ts';
import type { PartData } from '../page-editor/part.ts';
import { firstHeader, withSlug } from './content-draft.ts';

const keptSchema = z.object({ locale: localeSchema, typed: z.record(z.string(), z.unknown()) });
type NewContent = z.infer<typeof keptSchema>;

/**
 * Returns the language and header of an item before it is created. They are stored in this browser
 * until it is created or `discard` is called; `found` are those of a dialog that was closed, and
 * `settle` restores or deletes them.
 */
export function useNewContent(kind: ContentKind, first: Locale | undefined) {
  const [initial] = useState<NewContent>(() => ({
    locale: first ?? defaultLocale,
    typed: firstHeader(kind, new Date()),
  }));
  const [changed, setChanged] = useState<NewContent>();
  const work = useMemo(() => changed && { draft: changed, revision: 0 }, [changed]);
  const stored = useStoredWork(`create-${kind}`, keptSchema, work, setChanged);
  const { locale, typed } = changed ?? initial;
  const header = withSlug(kind, typed);
  return {
    locale,
    header,
    ...stored,
    change(data: PartData) {
      // A derived slug is not stored: it follows the title.
      const slug = data['slug'] === header['slug'] ? typed['slug'] : data['slug'];
      setChanged({ locale, typed: { ...data, slug } });
    },
    changeLocale: (chosen: Locale) =>
      setChanged({ locale: chosen, typed: { ...typed, parentId: undefined } }),
  };
}
