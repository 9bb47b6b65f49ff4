import type { NamedContent } from '@parvis/contracts/content/autocomplete-endpoints.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureMessage } from '../requests/failure-message.ts';
import { SearchPicker } from '../shell/search-picker.tsx';
import { findContent } from './api/find-content.ts';

interface ContentPickerProps {
  readonly label: string;
  readonly locale?: Locale;
  /** The kinds of items to pick from; all when omitted. */
  readonly kinds?: readonly ContentKind[] | undefined;
  readonly chosen: { readonly id: string; readonly title: string } | undefined;
  readonly onChoose: (item: NamedContent | undefined) => void;
  /** The item to exclude: the one being edited. */
  readonly except?: string | undefined;
  /** Only items that have no translation in this language yet. */
  readonly untranslatedInto?: Locale;
  readonly refused?: string | undefined;
  readonly required?: boolean | undefined;
}

/** Picks an item by searching words or an address. */
export function ContentPicker({
  locale,
  kinds,
  except,
  untranslatedInto,
  ...picker
}: ContentPickerProps) {
  const { chosen } = picker;
  const [typed, setTyped] = useState(chosen?.title ?? '');
  const q = typed === chosen?.title ? undefined : typed.trim() || undefined;
  const intl = useIntl();
  const { data, error } = useQuery(findContent({ q, locale, kinds, untranslatedInto }));
  const items = (data?.items ?? []).filter(({ id }) => id !== except);
  return (
    <SearchPicker
      {...picker}
      refused={error ? failureMessage(intl, error) : picker.refused}
      loading={!data && !error}
      choices={items.map((item) => ({ ...item, note: item.url }))}
      typed={typed}
      onType={setTyped}
    />
  );
}
