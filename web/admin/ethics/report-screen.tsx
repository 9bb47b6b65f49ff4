import type { SealedReport } from '@parvis/contracts/ethics/officer-endpoints.ts';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { renderUnkeyed } from '../../blocks/render-unkeyed.ts';
import { Loading } from '../shell/frame.tsx';
import { AnswerForm } from './answer-form.tsx';
import { reportQuery } from './api/ethics.ts';
import { DeleteReport } from './delete-report.tsx';
import { EntryView } from './entry-view.tsx';
import styles from './ethics.module.css';
import { KeyGate } from './key-gate.tsx';
import { ReportStatus } from './report-status.tsx';
import { shortId } from './short-id.ts';

/** One ethics report, read in the browser. */
export function ReportScreen() {
  const { id } = useParams({ from: '/admin/ethics/$id' });
  return (
    <section className={styles.screen}>
      <p>
        <Link to="/admin/ethics">
          <FormattedMessage id="ethics-desk.back" />
        </Link>
      </p>
      <h1>
        <FormattedMessage id="ethics-desk.report" values={{ short: shortId(id) }} />
      </h1>
      <KeyGate>{(identity) => <Report id={id} identity={identity} />}</KeyGate>
    </section>
  );
}

function Report({ id, identity }: { id: string; identity: string }) {
  const { data: report } = useSuspenseQuery(reportQuery(id));
  return (
    <>
      <ReportStatus report={report} />
      <Thread report={report} identity={identity} />
      <DeleteReport id={id} />
    </>
  );
}

function Thread({ report, identity }: { report: SealedReport; identity: string }) {
  const { data: read, isPending } = useQuery({
    // Decrypted contents are only in the memory of this page, while it is shown.
    queryKey: ['ethics', 'read', report.id, report.entries.length, report.envelope],
    queryFn: async () =>
      (await (await import('./sealing.ts')).readReport(identity, report)) ?? null,
    gcTime: 0,
  });
  if (isPending) return <Loading />;
  if (read === null || read === undefined)
    return (
      <p className={styles.note}>
        <FormattedMessage id="ethics-desk.no-envelope" />
      </p>
    );
  return (
    <>
      <ol className={styles.thread}>
        {renderUnkeyed(read, (one) => (
          <EntryView read={one} report={report} identity={identity} />
        ))}
      </ol>
      {report.state !== 'closed' && <AnswerForm report={report} identity={identity} />}
    </>
  );
}
