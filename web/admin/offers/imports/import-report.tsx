import type { OfferImport } from '@parvis/contracts/careers/views.ts';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Moment } from '../../shell/moment.tsx';
import { ImportCountsList } from './import-counts.tsx';
import { ImportNotes } from './import-notes.tsx';
import list from './imports.module.css';

/**
 * The report of an import: the outcome of the records of a feed, and those that could not be read.
 */
export function ImportReport({ report }: { report: OfferImport }) {
  const { source, format, complete, at, by, refused, notes } = report;
  return (
    <li className={list.report}>
      <div className={list.head}>
        <h2>
          <Link to="/admin/offers" search={{ source }}>
            {source}
          </Link>
        </h2>
        <p className={list.facts}>
          <Moment at={at} /> · {by} · {format} ·{' '}
          <FormattedMessage id={complete ? 'imports.complete' : 'imports.partial'} />
        </p>
      </div>
      <ImportCountsList counts={report.counts} />
      {notes.length === 0 && refused.length > 0 && <Refused report={report} />}
      <ImportNotes notes={notes} />
    </li>
  );
}

/** The refused records of a report from before notes were grouped. */
function Refused({
  report: {
    refused,
    counts: { refused: all },
  },
}: {
  report: OfferImport;
}) {
  return (
    <details className={list.refused}>
      <summary>
        <FormattedMessage id="imports.refused" values={{ count: all }} />
      </summary>
      <table>
        <thead>
          <tr>
            {(['line', 'reference', 'reason'] as const).map((column) => (
              <th key={column} scope="col">
                <FormattedMessage id={`imports.column.${column}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {refused.map(({ line, reference, reason }) => (
            <tr key={`${line}/${reason}`}>
              <td>
                <FormattedNumber value={line} />
              </td>
              <td>{reference ?? '—'}</td>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {all > refused.length && (
        <p>
          <FormattedMessage id="imports.more-refused" values={{ count: all - refused.length }} />
        </p>
      )}
    </details>
  );
}
