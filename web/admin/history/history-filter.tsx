import type { HistoryView } from '@parvis/contracts/content/views.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { NativeSelect } from '../shell/native-select.tsx';
import { type HistoryPart, historyParts, listPeople } from './filter-history.ts';
import styles from './history.module.css';
import type { HistorySearch } from './history-search.ts';

interface HistoryFilterProps {
  /** The complete history. */
  readonly history: HistoryView;
  readonly search: HistorySearch;
  /** The number of entries shown. */
  readonly count: number;
  readonly onChange: (changed: Pick<HistorySearch, 'by' | 'what'>) => void;
}

const all = '';

/** Filters a history by person, and by saves, publications, modules or moves. */
export function HistoryFilter({ history, search, count, onChange }: HistoryFilterProps) {
  const intl = useIntl();
  const word = (id: string) => intl.formatMessage({ id });
  const { by, what } = search;
  return (
    <div className={styles.filter} role="search">
      <NativeSelect<string>
        label={word('history.by')}
        value={by ?? all}
        options={[
          { value: all, label: word('history.by-all') },
          ...listPeople(history).map((name) => ({ value: name, label: name })),
        ]}
        onChange={(name) => onChange({ by: name || undefined, what })}
      />
      <NativeSelect<HistoryPart | ''>
        label={word('history.what')}
        value={what ?? all}
        options={[
          { value: all, label: word('history.what-all') },
          ...historyParts.map((part) => ({
            value: part,
            label: intl.formatMessage({ id: `history.what-${part}` }),
          })),
        ]}
        onChange={(part) => onChange({ by, what: part || undefined })}
      />
      {(by ?? what) !== undefined && (
        <p role="status">
          <FormattedMessage id="history.count" values={{ count }} />
        </p>
      )}
    </div>
  );
}
