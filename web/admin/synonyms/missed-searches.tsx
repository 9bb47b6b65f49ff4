import type { MissedWords } from '@parvis/contracts/missed-searches/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'react-aria-components';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import lists from '../lists/lists.module.css';
import { listMissedSearches } from './api/missed-searches.ts';
import styles from './synonyms.module.css';

interface MissedSearchesProps {
  /** Begins a synonym for the words; undefined for those who may only read. */
  readonly onChoose: ((missed: MissedWords) => void) | undefined;
}

/** The searches of visitors that found nothing, most frequent first. */
export function MissedSearches({ onChoose }: MissedSearchesProps) {
  const { data, error } = useQuery(listMissedSearches);
  if (error) throw error;
  return (
    <section className={styles.missed} aria-labelledby="missed-searches">
      <h2 id="missed-searches">
        <FormattedMessage id="missed-searches.title" />
      </h2>
      <p className={styles.intro}>
        <FormattedMessage id="missed-searches.words" />
      </p>
      {data?.items.length === 0 && (
        <p className={lists.none}>
          <FormattedMessage id="missed-searches.none" />
        </p>
      )}
      {data && data.items.length > 0 && <Table items={data.items} onChoose={onChoose} />}
    </section>
  );
}

const columns = ['typed', 'place', 'searches', 'last-day'] as const;

function Table({
  items,
  onChoose,
}: MissedSearchesProps & { readonly items: readonly MissedWords[] }) {
  return (
    <table className={lists.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              <FormattedMessage id={`missed-searches.column.${column}`} />
            </th>
          ))}
          <th scope="col">
            <FormattedMessage id="list.actions" />
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((missed) => (
          <Row
            key={`${missed.place} ${missed.locale} ${missed.words}`}
            missed={missed}
            onChoose={onChoose}
          />
        ))}
      </tbody>
    </table>
  );
}

function Row({ missed, onChoose }: MissedSearchesProps & { readonly missed: MissedWords }) {
  const intl = useIntl();
  const { words, locale, place, searches, days, lastDay } = missed;
  return (
    <tr>
      <td className={lists.name}>
        <span lang={locale}>{words}</span>{' '}
        <abbr className={lists.soft} title={intl.formatMessage({ id: `locale.${locale}` })}>
          {locale.toUpperCase()}
        </abbr>
      </td>
      <td>
        <FormattedMessage id={`synonyms.place.${place}`} />
      </td>
      <td>
        <FormattedMessage id="missed-searches.searches" values={{ count: searches, days }} />
      </td>
      <td>
        <FormattedDate value={lastDay} dateStyle="medium" timeZone="UTC" />
      </td>
      <td className={lists.actions}>
        {onChoose && (
          <Button
            className="button small"
            aria-label={intl.formatMessage({ id: 'missed-searches.choose-for' }, { name: words })}
            onPress={() => onChoose(missed)}
          >
            <FormattedMessage id="missed-searches.choose" />
          </Button>
        )}
      </td>
    </tr>
  );
}
