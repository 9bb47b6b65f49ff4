import type { ModuleType } from '@parvis/contracts/content/modules/module-types.ts';
import type { RevisionView } from '@parvis/contracts/content/views.ts';
import { Link } from '@tanstack/react-router';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { Moment } from '../shell/moment.tsx';
import styles from './history.module.css';

type Pair = { readonly before: number; readonly after: number };

interface RevisionRowProps {
  readonly revision: RevisionView;
  /** Public address of the page, for the link to its audit. */
  readonly url: string;
  readonly part: ModuleType | 'header';
  readonly newest: boolean;
  readonly live: boolean;
  readonly pair: Pair | undefined;
  readonly previewed: boolean;
  readonly onCompare: (changed: Partial<Pair>) => void;
  /** Undefined for a header, which has no preview. */
  readonly onPreview: (() => void) | undefined;
  /** Undefined for users who may only read. */
  readonly onRestore: (() => void) | undefined;
  /** Undefined for users who may only read. */
  readonly onTakeOut: (() => void) | undefined;
}

/** One revision: time, author and changed fields, with the buttons to compare, preview and restore it. */
export function RevisionRow(props: RevisionRowProps) {
  const { revision, url, part, newest, live, pair, previewed, onCompare, onPreview } = props;
  const intl = useIntl();
  const { revision: number } = revision;
  return (
    <li className={styles.revision} data-previewed={previewed}>
      <CompareMarks number={number} pair={pair} onCompare={onCompare} />
      <div className={styles.summary}>
        <p>
          <strong>
            <FormattedMessage id="revision.number" values={{ revision: number }} />
          </strong>
          {newest && (
            <em data-tone="newest">
              <FormattedMessage id="history.newest" />
            </em>
          )}
          {live && (
            <em data-tone="live">
              <FormattedMessage id="history.live" />
            </em>
          )}
        </p>
        <p className={styles.who}>
          {revision.by} · <Moment at={revision.at} />
        </p>
        <p className={styles.changes}>
          {revision.restored === null ? (
            intl.formatList(
              revision.changes.map(({ field }) => intl.formatMessage({ id: `${part}.${field}` })),
            )
          ) : (
            <FormattedMessage id="history.restored" values={{ revision: revision.restored }} />
          )}
        </p>
        <div className={styles.row}>
          <Link className="button small" to="/admin/audit" search={{ path: url, at: revision.at }}>
            <FormattedMessage id="audit.link" />
          </Link>
          {onPreview && (
            <Button className="button small" onPress={onPreview}>
              <FormattedMessage id="history.preview" />
            </Button>
          )}
          <WaysBack {...props} />
        </div>
      </div>
    </li>
  );
}

/** The buttons that restore a revision, and that take out only its change; the first made none. */
function WaysBack({ revision, newest, onRestore, onTakeOut }: RevisionRowProps) {
  return (
    <>
      {onRestore && !newest && (
        <Button className="button small" onPress={onRestore}>
          <FormattedMessage id="history.restore" />
        </Button>
      )}
      {onTakeOut && revision.revision > 1 && (
        <Button className="button small" onPress={onTakeOut}>
          <FormattedMessage id="undo.button" />
        </Button>
      )}
    </>
  );
}

/** Two radio buttons: this revision as the earlier and as the later one. */
function CompareMarks({
  number,
  pair,
  onCompare,
}: Pick<RevisionRowProps, 'pair' | 'onCompare'> & { number: number }) {
  const intl = useIntl();
  return (
    <div className={styles.marks}>
      {(['before', 'after'] as const).map((side) => (
        <input
          key={side}
          type="radio"
          name={`compare-${side}`}
          aria-label={intl.formatMessage({ id: `history.${side}` }, { revision: number })}
          checked={pair?.[side] === number}
          disabled={pair && (side === 'before' ? number >= pair.after : number <= pair.before)}
          onChange={() => onCompare({ [side]: number })}
        />
      ))}
    </div>
  );
}
