import type { ChangeReason } from '@parvis/contracts/audit/change-reasons.ts';
import type { ReconstructionNote } from '@parvis/contracts/audit/reconstruction-note.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './reconstruction.module.css';

/**
 * Shows that this is the site at a past instant: when, at which log position, and with which
 * digest. Leads to the changes around it and back to the present.
 */
export function ReconstructionBar({ note }: { readonly note: ReconstructionNote }) {
  const { formatDate, formatMessage } = useIntl();
  const { path, at, position, eventAt, digest } = note;
  const day = formatDate(at, { dateStyle: 'long' });
  return (
    <aside className={styles.bar} aria-label={formatMessage({ id: 'reconstruction.label' })}>
      <p>
        <strong>
          <FormattedMessage id="reconstruction.label" />
        </strong>
        {' — '}
        <time dateTime={at}>
          <FormattedMessage id="reconstruction.note" values={{ day, at: new Date(at) }} />
        </time>
      </p>
      <p className={styles.ways}>
        <Change
          of={note}
          to={note.previousChangeAt}
          what={note.previousChangeOf}
          name="reconstruction.previous"
        />
        <Change
          of={note}
          to={note.nextChangeAt}
          what={note.nextChangeOf}
          name="reconstruction.next"
        />
        <a href={path} target="_top">
          <FormattedMessage id="reconstruction.today" />
        </a>
      </p>
      <p>
        <Build build={note.build} />
      </p>
      <dl className={styles.proof}>
        <Proof name={formatMessage({ id: 'reconstruction.instant' })} value={at} />
        <Proof name={formatMessage({ id: 'reconstruction.position' })} value={position} />
        <Proof name={formatMessage({ id: 'reconstruction.event' })} value={eventAt} />
        <Proof name={formatMessage({ id: 'reconstruction.digest' })} value={digest} />
      </dl>
    </aside>
  );
}

/** Says which words, styles and templates are shown. */
function Build({ build }: Pick<ReconstructionNote, 'build'>) {
  if (build === null) return <FormattedMessage id="reconstruction.build.unrecorded" />;
  const { version, deployedAt, templates } = build;
  return (
    <FormattedMessage
      id={`reconstruction.build.${templates}`}
      values={{ version, day: new Date(deployedAt) }}
    />
  );
}

interface ChangeProps {
  readonly of: Pick<ReconstructionNote, 'path'>;
  readonly to: string | null;
  readonly what: readonly ChangeReason[];
  readonly name: 'reconstruction.previous' | 'reconstruction.next';
}

/** A link to the same address at another instant, and what changed; nothing when there is none. */
function Change({ of: { path }, to, what, name }: ChangeProps) {
  const { formatList, formatMessage } = useIntl();
  if (to === null) return null;
  const changed = what.map((of) => formatMessage({ id: `reconstruction.of.${of}` }));
  return (
    <a href={`?${new URLSearchParams({ path, at: to })}`}>
      <FormattedMessage id={name} values={{ what: formatList(changed) }} />
    </a>
  );
}

function Proof({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
