import { mediaStates } from '@parvis/contracts/media/list-query.ts';
import { locales } from '@parvis/contracts/site/locale.ts';
import { useIntl } from 'react-intl';
import { inLanguage } from '../shell/in-language.ts';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import { NativeSelect } from '../shell/native-select.tsx';
import { OptionalSelect } from '../shell/optional-select.tsx';
import { SearchBox } from '../shell/search-box.tsx';
import styles from './library.module.css';
import type { LibrarySearch } from './library-search.ts';

interface LibraryFiltersProps {
  readonly search: LibrarySearch;
  readonly onChange: (changed: Partial<LibrarySearch>) => void;
}

/** Search as you type, visibility, missing texts, and the order. */
export function LibraryFilters({ search, onChange }: LibraryFiltersProps) {
  const intl = useIntl();
  const { language } = useInterfaceLanguage();
  const { q, state, lacks, sort } = search;
  const words = (id: string) => intl.formatMessage({ id });
  return (
    <search className={styles.filters}>
      <SearchBox
        label={words('library.search')}
        shown={q}
        onSearch={(typed) => onChange({ q: typed })}
      />
      <OptionalSelect
        label={words('library.filter.state')}
        none={words('library.filter.all')}
        value={state}
        options={mediaStates.map((value) => ({
          value,
          label: intl.formatMessage({ id: `library.filter.state.${value}` }),
        }))}
        onChange={(chosen) => onChange({ state: chosen })}
      />
      <OptionalSelect
        label={words('library.filter.lacks')}
        none={words('library.filter.none')}
        value={lacks}
        options={locales.map((value) => ({
          value,
          label: inLanguage(intl, 'library.filter.lacks-in', value),
        }))}
        onChange={(chosen) => onChange({ lacks: chosen })}
      />
      <NativeSelect
        label={words('library.filter.sort')}
        value={sort ?? 'changed'}
        options={[
          { value: 'changed', label: words('library.sort.changed') },
          { value: 'added', label: words('library.sort.added') },
          { value: `title-${language}`, label: words('library.sort.title') },
          { value: 'largest', label: words('library.sort.largest') },
        ]}
        onChange={(chosen) => onChange({ sort: chosen === 'changed' ? undefined : chosen })}
      />
    </search>
  );
}
