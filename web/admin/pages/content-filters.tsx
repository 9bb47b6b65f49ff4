import { newsNatures } from '@parvis/contracts/content/details.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import { contentStatusSchema } from '@parvis/contracts/content/views.ts';
import { locales } from '@parvis/contracts/site/locale.ts';
import { useIntl } from 'react-intl';
import { inLanguage } from '../shell/in-language.ts';
import { NativeSelect } from '../shell/native-select.tsx';
import { SearchBox } from '../shell/search-box.tsx';
import { focusFirstItem } from './content-list.tsx';
import type { ContentsSearch } from './contents-search.ts';
import styles from './pages.module.css';

interface ContentFiltersProps {
  readonly kind: ContentKind;
  readonly search: ContentsSearch;
  readonly onChange: (changed: Partial<ContentsSearch>) => void;
}

/** Search as you type, and the filters of the list. The down arrow leads from the search to the results. */
export function ContentFilters({ kind, search, onChange }: ContentFiltersProps) {
  const intl = useIntl();
  return (
    <search className={styles.filters}>
      <SearchBox
        label={intl.formatMessage({ id: `contents.find.${kind}` })}
        shown={search.q}
        onSearch={(q) => onChange({ q })}
        onArrowDown={focusFirstItem}
      />
      {kind === 'news' && (
        <Choice
          name="nature"
          value={search.nature}
          values={newsNatures}
          onChange={(nature) => onChange({ nature })}
          wordsOf={(nature) => intl.formatMessage({ id: `header.nature-${nature}` })}
        />
      )}
      <Choice
        name="locale"
        value={search.locale}
        values={locales}
        onChange={(locale) => onChange({ locale })}
        wordsOf={(locale) => intl.formatMessage({ id: `locale.${locale}` })}
      />
      <Choice
        name="untranslated"
        value={search.untranslatedInto}
        values={locales}
        onChange={(locale) => onChange({ untranslatedInto: locale })}
        wordsOf={(locale) => inLanguage(intl, 'filter.untranslated-in', locale)}
      />
      <Choice
        name="status"
        value={search.status}
        values={contentStatusSchema.options}
        onChange={(status) => onChange({ status })}
        wordsOf={(status) => intl.formatMessage({ id: `status.${status}` }, { kind })}
      />
    </search>
  );
}

interface ChoiceProps<T extends string> {
  readonly name: 'locale' | 'nature' | 'status' | 'untranslated';
  readonly value: T | undefined;
  readonly values: readonly T[];
  readonly onChange: (value: T | undefined) => void;
  /** What a value is called. */
  readonly wordsOf: (value: T) => string;
}

/** A filter by one value, or by none. */
function Choice<T extends string>(props: ChoiceProps<T>) {
  const { name, value, values, onChange, wordsOf } = props;
  const intl = useIntl();
  return (
    <NativeSelect<T | 'all'>
      label={intl.formatMessage({ id: `filter.${name}` })}
      value={value ?? 'all'}
      options={[
        { value: 'all', label: intl.formatMessage({ id: `filter.all-${name}` }) },
        ...values.map((one) => ({ value: one, label: wordsOf(one) })),
      ]}
      onChange={(chosen) => onChange(chosen === 'all' ? undefined : chosen)}
    />
  );
}
