import { isUnderWay } from '@parvis/contracts/content-import/content-import.ts';
import type { ContentImport } from '@parvis/contracts/content-import/endpoints.ts';
import { importFileDays } from '@parvis/contracts/content-import/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import pages from '../pages/pages.module.css';
import { requireShown } from '../requests/require-shown.ts';
import { Loading } from '../shell/frame.tsx';
import { Moment } from '../shell/moment.tsx';
import { readContentImport } from './api/content-imports.ts';
import styles from './content-imports.module.css';
import { ImportActions } from './import-actions.tsx';
import { ImportProgressPart } from './import-progress-part.tsx';
import { ImportReportPart } from './import-report-part.tsx';
import { ImportStateMark } from './import-state-mark.tsx';
import { StartForm } from './start-form.tsx';

/** One import: what it would bring, what it does, and what it brought. */
export function ContentImportScreen() {
  const { id } = useParams({ from: '/admin/content-imports/$id' });
  const { data: one, error } = useQuery(readContentImport(id));
  requireShown(one, error);
  if (!one) return <Loading />;
  return (
    <section className={pages.screen}>
      <header className={pages.head}>
        <h1 className={styles.filename}>{one.filename}</h1>
        <Link to="/admin/content-imports">
          <FormattedMessage id="content-imports.title" />
        </Link>
      </header>
      <p>
        <ImportStateMark state={one.state} /> · {one.by} · <Moment at={one.createdAt} />
      </p>
      <Explanation one={one} />
      {isUnderWay(one.state) ? <ImportProgressPart one={one} /> : <Reports one={one} />}
    </section>
  );
}

/** What a person needs to know of the state of an import, if anything. */
function Explanation({ one: { state, fault, hasFile } }: { readonly one: ContentImport }) {
  if (state === 'failed' && fault !== null)
    return (
      <p role="alert" className="refused">
        <FormattedMessage
          id={`content-imports.fault.${fault.code}`}
          values={{ detail: fault.detail }}
        />
      </p>
    );
  if (state !== 'interrupted' && state !== 'cancelled') return null;
  return (
    <p className="note">
      <FormattedMessage id={`content-imports.explained.${state}`} />{' '}
      {hasFile && (
        <FormattedMessage id="content-imports.run-again" values={{ days: importFileDays }} />
      )}
    </p>
  );
}

function Reports({ one }: { readonly one: ContentImport }) {
  const { id, result, rehearsal, hasFile, state } = one;
  return (
    <>
      {hasFile && rehearsal !== null && <StartForm key={state} one={one} rehearsal={rehearsal} />}
      {result !== null && <ImportReportPart id={id} of="result" summary={result} />}
      {result === null && rehearsal !== null && (
        <ImportReportPart id={id} of="rehearsal" summary={rehearsal} />
      )}
      <ImportActions one={one} />
    </>
  );
}
