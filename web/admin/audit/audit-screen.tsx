import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { isSignedOut } from '../requests/failures.ts';
import { Loading } from '../shell/frame.tsx';
import { readReconstruction } from './api/read-reconstruction.ts';
import styles from './audit.module.css';
import { AuditForm } from './audit-form.tsx';
import type { AuditSearch, ShownInstant } from './audit-search.ts';
import { ComparedInstants } from './compared-instants.tsx';
import { NoReconstruction } from './no-reconstruction.tsx';
import { ReconstructedPage } from './reconstructed-page.tsx';

/** The audit screen: a page as it was at an instant, with steps from change to change. */
export function AuditScreen() {
  const search = useSearch({ from: '/admin/audit' });
  const navigate = useNavigate({ from: '/admin/audit' });
  const show = (shown: AuditSearch) => void navigate({ search: shown });
  const { path, at, with: other } = search;
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
      ) : other !== undefined ? (
        <ComparedInstants path={path} instants={[at, other]} />
      ) : (
        <Reconstruction path={path} at={at} onShow={show} />
      )}
    </section>
  );
}

interface ReconstructionProps extends ShownInstant {
  readonly onShow: (search: ShownInstant) => void;
}

function Reconstruction({ path, at, onShow }: ReconstructionProps) {
  const { data, error, isPlaceholderData } = useQuery(readReconstruction(path, at));
  if (error && isSignedOut(error)) throw error;
  if (error) return <NoReconstruction error={error} />;
  if (!data) return <Loading />;
  return <ReconstructedPage page={data} fading={isPlaceholderData} onShow={onShow} />;
}
