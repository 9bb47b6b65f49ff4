import type { ReportedRun } from '@parvis/contracts/careers/feeds/feed-run.ts';
import { noteCodes } from '@parvis/contracts/careers/import-notes.ts';
import { previewOutcomes } from '@parvis/contracts/careers/upload-endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { readFeedRun } from '../api/offer-feed-settings.ts';
import { ImportNotes } from '../imports/import-notes.tsx';
import { OffersOf } from '../upload/upload-preview.tsx';
import { UploadRefusals } from '../upload/upload-refusals.tsx';
import own from './feeds.module.css';

interface RunReportProps {
  readonly source: string;
  readonly id: string;
  readonly isOpen: boolean;
}

/** The report of a run, which is read when it is opened. */
export function RunReport({ source, id, isOpen }: RunReportProps) {
  const [shows, setShows] = useState(isOpen);
  const { data } = useQuery({ ...readFeedRun(source, id), enabled: shows });
  return (
    <details open={isOpen} onToggle={(event) => setShows(event.currentTarget.open)}>
      <summary className={own.summary}>
        <FormattedMessage id="offer-feeds.report" />
      </summary>
      {data && <Report run={data} />}
    </details>
  );
}

/** What was refused and why, what a preview would do with which offer, and what was guessed. */
function Report({ run: { report, counts } }: { readonly run: ReportedRun }) {
  if (report === null || counts === null) return null;
  const { refused, offers, notes } = report;
  const others = notes.filter(({ code }) => noteCodes[code] !== 'refused');
  if (refused.length + offers.length + others.length === 0)
    return (
      <p className={own.soft}>
        <FormattedMessage id="offer-feeds.nothing-to-say" />
      </p>
    );
  return (
    <div className={own.report}>
      <UploadRefusals refused={refused} count={counts.refused} />
      {previewOutcomes.map((outcome) => (
        <OffersOf key={outcome} outcome={outcome} upload={{ offers, counts }} />
      ))}
      <ImportNotes notes={others} />
    </div>
  );
}
