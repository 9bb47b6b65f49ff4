import { contentStatusSchema } from '@parvis/contracts/content/views.ts';
import { locales } from '@parvis/contracts/site/locale.ts';
import { useIntl } from 'react-intl';
import { NativeSelect } from '../shell/native-select.tsx';
import { SearchBox } from '../shell/search-box.tsx';
import { focusFirstPage } from './page-list.tsx';
import styles from './pages.module.css';
import type { PagesSearch } from './pages-search.ts';

interface PageFiltersProps {
  readonly search: PagesSearch;
  readonly onChange: (changed: Partial<PagesSearch>) => void;
}

/** Search as you type, language and status. The down arrow leads from the search to the results. */
export function PageFilters({ search, onChange }: PageFiltersProps) {
  const intl = useIntl();
  const all = (of: 'locale' | 'status') =>
    ({ value: 'all', label: intl.formatMessage({ id: `filter.all-${of}` }) }) as const;
  return (
    <search className={styles.filters}>
      <SearchBox
        label={intl.formatMessage({ id: 'filter.search' })}
        shown={search.q}
        onSearch={(q) => onChange({ q })}
        onArrowDown={focusFirstPage}
      />
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
