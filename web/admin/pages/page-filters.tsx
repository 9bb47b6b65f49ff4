import { contentStatusSchema } from '@parvis/contracts/content/views.ts';
import { locales } from '@parvis/contracts/site/locale.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { NativeSelect } from '../shell/native-select.tsx';
import { focusFirstPage } from './page-list.tsx';
import styles from './pages.module.css';
import type { PagesSearch } from './pages-search.ts';

/** Debounce before the search starts, in milliseconds. */
const searchRestMs = 200;

interface PageFiltersProps {
  readonly search: PagesSearch;
  readonly onChange: (changed: Partial<PagesSearch>) => void;
}

/** Search as you type, language and status. `/` focuses the search, the down arrow the results. */
export function PageFilters({ search, onChange }: PageFiltersProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  useSlashFocuses(input);
  const all = (of: 'locale' | 'status') =>
    ({ value: 'all', label: intl.formatMessage({ id: `filter.all-${of}` }) }) as const;
  return (
    <search className={styles.filters}>
      <SearchBox input={input} search={search} onChange={onChange} />
      <NativeSelect
        label={intl.formatMessage({ id: 'filter.locale' })}
        value={search.locale ?? 'all'}
        options={[
          all('locale'),
          ...locales.map((value) => ({
            value,
            label: intl.formatMessage({ id: `locale.${value}` }),
          })),
        ]}
        onChange={(locale) => onChange({ locale: locale === 'all' ? undefined : locale })}
      />
      <NativeSelect
        label={intl.formatMessage({ id: 'filter.status' })}
        value={search.status ?? 'all'}
        options={[
          all('status'),
          ...contentStatusSchema.options.map((value) => ({
            value,
            label: intl.formatMessage({ id: `status.${value}` }),
          })),
        ]}
        onChange={(status) => onChange({ status: status === 'all' ? undefined : status })}
      />
    </search>
  );
}

interface SearchBoxProps extends PageFiltersProps {
  readonly input: RefObject<HTMLInputElement | null>;
}

function SearchBox({ input, search, onChange }: SearchBoxProps) {
  const intl = useIntl();
  const shown = search.q ?? '';
  const [typed, setTyped] = useState(shown);
  const sent = useRef(shown);
  useEffect(() => {
    if (shown === sent.current) return;
    sent.current = shown;
    setTyped(shown);
  }, [shown]);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = wanted;
      onChange({ q: wanted || undefined });
    }, searchRestMs);
    return () => clearTimeout(timer);
  }, [typed, onChange]);
  return (
    <label className={styles.search}>
      <span>
        {intl.formatMessage({ id: 'filter.search' })} <kbd>/</kbd>
      </span>
      <input
        ref={input}
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          focusFirstPage();
        }}
      />
    </label>
  );
}

function useSlashFocuses(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : undefined;
      if (
        event.key !== '/' ||
        target?.closest('input, textarea, select, [contenteditable], dialog')
      )
        return;
      event.preventDefault();
      input.current?.select();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [input]);
}
