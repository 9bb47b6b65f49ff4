import { auditEndpoints } from '@parvis/contracts/audit/endpoints.ts';
import { useQueries } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { initialDevice, PreviewFrame } from '../page-editor/preview-frame.tsx';
import { composeAddress } from '../requests/call-endpoint.ts';
import { isSignedOut } from '../requests/failures.ts';
import { Loading } from '../shell/frame.tsx';
import { readDocument } from './api/read-document.ts';
import { readReconstruction } from './api/read-reconstruction.ts';
import styles from './audit.module.css';
import type { ShownInstant } from './audit-search.ts';
import { ExactMoment } from './exact-moment.tsx';
import { ModuleDifferences, PictureDifferences, WordDifferences } from './instant-differences.tsx';
import { NoReconstruction } from './no-reconstruction.tsx';

interface ComparedInstantsProps {
  readonly path: string;
  /** In any order. */
  readonly instants: readonly string[];
}

/** An address at two instants beside each other, and what changed between them. */
export function ComparedInstants({ path, instants }: ComparedInstantsProps) {
  const heading = useId();
  const [from = '', to = ''] = instants.map((at) => new Date(at).toISOString()).toSorted();
  const pages = useQueries({
    queries: [readReconstruction(path, from), readReconstruction(path, to)],
  });
  const documents = useQueries({ queries: [readDocument(path, from), readDocument(path, to)] });
  const error = [...pages, ...documents].find((one) => one.error)?.error;
  if (error && isSignedOut(error)) throw error;
  if (error) return <NoReconstruction error={error} />;
  const [before, after] = pages.map(({ data }) => data);
  const [was, is] = documents.map(({ data }) => data);
  return (
    <>
      <section className={styles.differences} aria-labelledby={heading}>
        <h2 id={heading}>
          <FormattedMessage
            id="audit.compared"
            values={{ from: <ExactMoment at={from} />, to: <ExactMoment at={to} /> }}
          />
        </h2>
        {before && after && was && is ? (
          <>
            <WordDifferences before={was.leaves} after={is.leaves} />
            <PictureDifferences before={was.pictures} after={is.pictures} />
            <ModuleDifferences before={before.modules} after={after.modules} />
          </>
        ) : (
          <Loading />
        )}
      </section>
      <div className={styles.sides}>
        <Side path={path} at={from} />
        <Side path={path} at={to} />
      </div>
    </>
  );
}

function Side({ path, at }: ShownInstant) {
  const intl = useIntl();
  const [device] = useState(initialDevice);
  const format = { timeZone: 'Europe/Paris', dateStyle: 'medium', timeStyle: 'medium' } as const;
  const title = intl.formatMessage(
    { id: 'audit.compared.at' },
    { at: intl.formatDate(at, format) },
  );
  const address = composeAddress(auditEndpoints.showReconstruction, { query: { path, at } });
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <PreviewFrame title={title} address={address} version={address} device={device} />
    </figure>
  );
}
