import type { ExposureView, PublicTimeView } from '@parvis/contracts/audit/exposure-endpoints.ts';
import { contentKindSchema } from '@parvis/contracts/content/kinds.ts';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { ExactMoment } from '../audit/exact-moment.tsx';
import lists from '../lists/lists.module.css';
import styles from './exposure.module.css';

/** Something that was said: where, by whom, and the times at which it was public. */
export function ExposureEntry({ exposure }: { readonly exposure: ExposureView }) {
  const intl = useIntl();
  const { kind, name, locale, moduleType, passage, written, times } = exposure;
  const type = intl.formatMessage({ id: `exposure.kind.${kind}` });
  const module = moduleType && intl.formatMessage({ id: `module-type.${moduleType}` });
  const language = locale && intl.formatMessage({ id: `locale.${locale}` });
  return (
    <li className={styles.entry}>
      <h2>{[name, type, module, language].filter(Boolean).join(' · ')}</h2>
      <blockquote className={styles.passage}>
        {passage.map(({ text, isFound }, place) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: Pieces of a text have no other identity.
          // oxlint-disable-next-line react/no-array-index-key -- pieces are only in their order
          isFound ? <mark key={place}>{text}</mark> : text,
        )}
      </blockquote>
      <p>
        <FormattedMessage
          id="exposure.written"
          values={{ name: written.by.name, at: <ExactMoment at={written.at} /> }}
        />{' '}
        <Revisions exposure={exposure} />
      </p>
      {times.length === 0 ? (
        <p>
          <FormattedMessage id="exposure.never" />
        </p>
      ) : (
        <Times exposure={exposure} />
      )}
    </li>
  );
}

/** Leads to where the revisions are compared. */
function Revisions({ exposure }: { readonly exposure: ExposureView }) {
  const { kind, owner, subject, firstRevision, lastRevision } = exposure;
  const content = contentKindSchema.safeParse(kind).data;
  const words = (
    <FormattedMessage
      id={firstRevision === lastRevision ? 'exposure.revision' : 'exposure.revisions'}
      values={{ before: firstRevision, after: lastRevision }}
    />
  );
  if (content === undefined || owner === null) return words;
  const module = subject === owner ? undefined : subject;
  return (
    <Link
      to="/admin/content/$kind/$id/history"
      params={{ kind: content, id: owner }}
      search={{ module, after: firstRevision }}
    >
      {words}
    </Link>
  );
}

function Times({ exposure: { times, name } }: { readonly exposure: ExposureView }) {
  return (
    <table className={lists.table}>
      <caption className="visually-hidden">
        <FormattedMessage id="exposure.times" values={{ name }} />
      </caption>
      <thead>
        <tr>
          {(['from', 'until', 'where', 'by', 'ended'] as const).map((column) => (
            <th key={column} scope="col">
              <FormattedMessage id={`exposure.column.${column}`} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {times.map((time) => (
          <TimeRow key={`${time.position} ${time.path}`} time={time} />
        ))}
      </tbody>
    </table>
  );
}

function TimeRow({ time }: { readonly time: PublicTimeView }) {
  const intl = useIntl();
  const label = (column: string) => ({
    'data-label': intl.formatMessage({ id: `exposure.column.${column}` }),
  });
  const { from, to, path, locale, approvedBy } = time;
  return (
    <tr>
      <td {...label('from')}>
        <ExactMoment at={from.at} />
      </td>
      <td {...label('until')}>
        {to ? <ExactMoment at={to.at} /> : <FormattedMessage id="exposure.still" />}
      </td>
      <td {...label('where')}>
        {path === null ? (
          <FormattedMessage id="exposure.everywhere" />
        ) : (
          <Link to="/admin/audit" search={{ path, at: from.at }}>
            {path}
          </Link>
        )}{' '}
        {locale?.toUpperCase()}
      </td>
      <td {...label('by')} className={lists.by}>
        {from.by.name}
        {approvedBy && (
          <>
            {', '}
            <FormattedMessage id="exposure.approved" values={{ name: approvedBy }} />
          </>
        )}
      </td>
      <td {...(to && label('ended'))} className={lists.by}>
        {to?.by.name}
      </td>
    </tr>
  );
}
