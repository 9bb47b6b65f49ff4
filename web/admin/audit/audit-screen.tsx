import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureMessage } from '../requests/failure-message.ts';
import { isSignedOut, RequestRefused, refusedFields } from '../requests/failures.ts';
import { Loading } from '../shell/frame.tsx';
import { readReconstruction } from './api/read-reconstruction.ts';
import styles from './audit.module.css';
import { AuditForm } from './audit-form.tsx';
import type { AuditSearch } from './audit-search.ts';
import { ReconstructedPage } from './reconstructed-page.tsx';

/** The audit screen: a page as it was at an instant, with steps from change to change. */
export function AuditScreen() {
  const search = useSearch({ from: '/admin/audit' });
  const navigate = useNavigate({ from: '/admin/audit' });
  const show = (shown: Required<AuditSearch>) => void navigate({ search: shown });
  const { path, at } = search;
  return (
    <section className={styles.screen}>
      <header className={styles.head}>
        <h1>
          <FormattedMessage id="audit.title" />
        </h1>
        <AuditForm key={JSON.stringify(search)} search={search} onSubmit={show} />
      </header>
      {path === undefined || at === undefined ? (
        <p className={styles.hint}>
          <FormattedMessage id="audit.hint" />
        </p>
      ) : (
        <Reconstruction path={path} at={at} onShow={show} />
      )}
    </section>
  );
}

interface ReconstructionProps extends Required<AuditSearch> {
  readonly path: string;
  readonly at: string;
  readonly onShow: (search: Required<AuditSearch>) => void;
}

function Reconstruction({ path, at, onShow }: ReconstructionProps) {
  const intl = useIntl();
  const { data, error, isPlaceholderData } = useQuery(readReconstruction(path, at));
  if (error && isSignedOut(error)) throw error;
  if (error) {
    return (
      <p role="alert" className={`refused ${styles.hint}`}>
        {isInFuture(error)
          ? intl.formatMessage({ id: 'audit.future' })
          : failureMessage(intl, error)}
      </p>
    );
  }
  if (!data) return <Loading />;
  return <ReconstructedPage page={data} fading={isPlaceholderData} onShow={onShow} />;
}

function isInFuture(error: unknown): boolean {
  return error instanceof RequestRefused && refusedFields(error.problem).has('at');
}
