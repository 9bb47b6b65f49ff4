import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SearchPicker } from '../shell/search-picker.tsx';
import { findContent } from './api/find-content.ts';

interface ContentPickerProps {
  readonly label: string;
  readonly locale?: Locale;
  readonly kinds?: readonly ContentKind[];
  readonly chosen: { readonly id: string; readonly title: string } | undefined;
  readonly onChoose: (item: { readonly id: string; readonly title: string } | undefined) => void;
  readonly refused?: string | undefined;
}

/** Picks an item of any kind by searching titles. */
export function ContentPicker({ locale, kinds, ...picker }: ContentPickerProps) {
  const { chosen } = picker;
  const [typed, setTyped] = useState(chosen?.title ?? '');
  const q = typed === chosen?.title ? undefined : typed.trim() || undefined;
  const { data } = useQuery(findContent({ q, locale, kinds }));
  return (
    <SearchPicker
      {...picker}
      choices={(data?.items ?? []).map((item) => ({ ...item, note: item.url }))}
      typed={typed}
      onType={setTyped}
    />
  );
}
