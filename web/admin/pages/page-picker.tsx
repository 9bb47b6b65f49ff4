import type { ContentSummary } from '@parvis/contracts/content/views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SearchPicker } from '../shell/search-picker.tsx';
import { listPages } from './api/list-pages.ts';

interface PagePickerProps {
  readonly label: string;
  readonly locale: Locale;
  readonly chosen: { readonly id: string; readonly title: string } | undefined;
  readonly onChoose: (page: ContentSummary | undefined) => void;
  /** The page to exclude: the one being edited. */
  readonly except?: string | undefined;
  /** Only pages that have no translation in this language yet. */
  readonly untranslatedInto?: Locale;
  readonly refused?: string | undefined;
}

/** Picks a page of a language by searching titles. */
export function PagePicker({ locale, except, untranslatedInto, ...picker }: PagePickerProps) {
  const { chosen } = picker;
  const [typed, setTyped] = useState(chosen?.title ?? '');
  const q = typed === chosen?.title ? undefined : typed.trim() || undefined;
  const { data } = useQuery(listPages({ locale, q, untranslatedInto }));
  const pages = (data?.items ?? []).filter(
    ({ id, status }) => id !== except && status !== 'deleted',
  );
  return (
    <SearchPicker
      {...picker}
      choices={pages.map((page) => ({ ...page, note: page.url }))}
      typed={typed}
      onType={setTyped}
    />
  );
}
