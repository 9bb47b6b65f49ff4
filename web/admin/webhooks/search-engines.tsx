import type { IndexingTarget, IndexingView } from '@parvis/contracts/indexing/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import pages from '../pages/pages.module.css';
import { Moment } from '../shell/moment.tsx';
import { readIndexing } from './api/webhooks.ts';
import styles from './webhooks.module.css';

const variables: Readonly<Record<IndexingTarget, string>> = {
  indexnow: 'PARVIS_INDEXNOW_KEY',
  google: 'PARVIS_GOOGLE_INDEXING_KEY',
};

/** How far search engines were notified of what changed in public. */
export function SearchEngines() {
  const { data } = useQuery(readIndexing());
  if (data === undefined) return null;
  return (
    <section aria-labelledby="search-engines">
      <h2 id="search-engines">
        <FormattedMessage id="indexing.title" />
      </h2>
      <p className={styles.intro}>
        <FormattedMessage id="indexing.intro" />
      </p>
      <div className={styles.wide}>
        <table className={pages.table}>
          <thead>
            <tr>
              {(['receiver', 'state'] as const).map((column) => (
                <th key={column} scope="col">
                  <FormattedMessage id={`webhooks.column.${column}`} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.items.map((one) => (
              <tr key={one.target}>
                <td className={pages.title}>
                  <FormattedMessage id={`indexing.target.${one.target}`} />
                </td>
                <td>
                  <TargetState one={one} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function TargetState({ one }: { readonly one: IndexingView }) {
  const { isOn, waiting, lastAt, lastTakenAt, lastAnswer, lastStatus, nextAt } = one;
  if (!isOn)
    return (
      <FormattedMessage
        id="indexing.off"
        values={{ variable: <code>{variables[one.target]}</code> }}
      />
    );
  const isFailing = lastAt !== null && lastAt !== lastTakenAt;
  const answer = [lastStatus, lastAnswer].filter(Boolean).join(' ');
  return (
    <>
      {isFailing ? (
        <strong>
          <FormattedMessage id="indexing.failing" />
        </strong>
      ) : (
        <FormattedMessage id="indexing.on" />
      )}
      {waiting > 0 && <Line id="indexing.waiting" values={{ count: waiting }} />}
      {isFailing && <Line id="indexing.last" values={{ at: <Moment at={lastAt} /> }} />}
      {lastTakenAt !== null && (
        <Line id="indexing.last-taken" values={{ at: <Moment at={lastTakenAt} /> }} />
      )}
      {answer !== '' && <Line id="indexing.answer" values={{ answer }} />}
      {nextAt !== null && <Line id="indexing.next" values={{ at: <Moment at={nextAt} /> }} />}
    </>
  );
}

interface LineProps {
  readonly id:
    | 'indexing.waiting'
    | 'indexing.last'
    | 'indexing.last-taken'
    | 'indexing.answer'
    | 'indexing.next';
  readonly values: Readonly<Record<string, ReactNode>>;
}

function Line({ id, values }: LineProps) {
  return (
    <span className={styles.line}>
      <FormattedMessage id={id} values={values} />
    </span>
  );
}
