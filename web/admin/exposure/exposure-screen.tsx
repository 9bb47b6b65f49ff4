import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import audit from '../audit/audit.module.css';
import { Paging } from '../pages/paging.tsx';
import { failureMessage } from '../requests/failure-message.ts';
import { isSignedOut } from '../requests/failures.ts';
import { Loading } from '../shell/frame.tsx';
import { findExposures } from './api/find-exposures.ts';
import styles from './exposure.module.css';
import { ExposureEntry } from './exposure-entry.tsx';
import { ExposureForm } from './exposure-form.tsx';
import type { ExposureSearch } from './exposure-search.ts';

/** When and where a sentence, a figure, a name, a medium or a link was public, and by whom. */
export function ExposureScreen() {
  const search = useSearch({ from: '/admin/audit/exposure' });
  const navigate = useNavigate({ from: '/admin/audit/exposure' });
  const show = (shown: ExposureSearch) => void navigate({ search: shown });
  return (
    <section className={audit.screen}>
      <header className={audit.head}>
        <h1>
          <FormattedMessage id="exposure.title" />
        </h1>
        <ExposureForm key={JSON.stringify(search)} search={search} onSubmit={show} />
      </header>
      {search.q === undefined ? (
        <p className={audit.hint}>
          <FormattedMessage id="exposure.hint" />
        </p>
      ) : (
        <Found search={search} onPage={(page) => show({ ...search, page })} />
      )}
    </section>
  );
}

interface FoundProps {
  readonly search: ExposureSearch;
  readonly onPage: (page: number | undefined) => void;
}

function Found({ search, onPage }: FoundProps) {
  const intl = useIntl();
  const { data, error } = useQuery(findExposures(search));
  if (error && isSignedOut(error)) throw error;
  if (error)
    return (
      <p role="alert" className={`refused ${audit.hint}`}>
        {failureMessage(intl, error)}
      </p>
    );
  if (!data) return <Loading />;
  return (
    <>
      <p role="status" className={audit.hint}>
        <FormattedMessage id="exposure.count" values={{ count: data.total }} />
      </p>
      {data.isCut && (
        <p className={audit.hint}>
          <FormattedMessage id="exposure.cut" />
        </p>
      )}
      <ol className={styles.list}>
        {data.items.map((one) => (
          <ExposureEntry
            key={`${one.subject} ${one.firstRevision} ${one.form} ${one.written.at} ${one.passage.map(({ text }) => text).join('')}`}
            exposure={one}
          />
        ))}
      </ol>
      <Paging list={data} onPage={onPage} />
    </>
  );
}
