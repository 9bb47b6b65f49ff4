import type { RevisionEntry } from '@parvis/contracts/revisions/views.ts';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { PastLink } from '../audit/past-link.tsx';
import { compareFields } from '../history/compare-fields.ts';
import { Segments } from '../history/differences.tsx';
import history from '../history/history.module.css';
import { PictureDifference } from '../history/picture-difference.tsx';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import { Moment } from '../shell/moment.tsx';
import type { DeclaredEntity } from './entity.ts';
import styles from './revisions.module.css';
import type { ShownWith } from './shown-fields.ts';

interface RevisionItemProps {
  readonly entity: DeclaredEntity;
  readonly entry: RevisionEntry;
  readonly names: ReadonlyMap<string, string>;
  readonly isNewest: boolean;
  readonly busy: boolean;
  /** Undefined when there is nothing to restore, or for users who may only read. */
  readonly onRestore: (() => void) | undefined;
}

/**
 * One revision or deletion: its author, its time, the changes from the one before, and a button to
 * restore it.
 */
export function RevisionItem(props: RevisionItemProps) {
  const { entity, entry, names, isNewest, busy, onRestore } = props;
  const intl = useIntl();
  const { language } = useInterfaceLanguage();
  const { revision, restored, deleted } = entry;
  return (
    <li className={styles.revision}>
      <div className={styles.head}>
        <h2>
          <FormattedMessage
            id={deleted ? 'history.step.deleted' : 'revision.number'}
            values={{ revision }}
          />
          {isNewest && (
            <em>
              <FormattedMessage id="history.newest" />
            </em>
          )}
        </h2>
        <p className={styles.who}>
          {entry.by} · <Moment at={entry.at} /> ·{' '}
          <PastLink path={entity.pathOf(entry.content)} at={entry.at} />
        </p>
        {onRestore && (
          <Button
            className="button small"
            isDisabled={busy}
            aria-label={intl.formatMessage({ id: 'revisions.restore-of' }, { revision })}
            onPress={onRestore}
          >
            <FormattedMessage id="history.restore" />
          </Button>
        )}
      </div>
      {restored !== null && (
        <p className={styles.who}>
          <FormattedMessage id="history.restored" values={{ revision: restored }} />
        </p>
      )}
      {!deleted && <Changes entity={entity} entry={entry} shown={{ intl, language, names }} />}
    </li>
  );
}

interface ChangesProps {
  readonly entity: DeclaredEntity;
  readonly entry: RevisionEntry;
  readonly shown: ShownWith;
}

/** The changes from the revision before; for the first, all of its content. */
function Changes({ entity, entry: { content, former }, shown }: ChangesProps) {
  const after = entity.fields(content, shown);
  const earlier = former ?? entity.supplied;
  const before = earlier === null ? {} : entity.fields(earlier, shown);
  const fields = Object.keys({ ...after, ...before });
  const differences = compareFields(fields, before, after, () => undefined);
  const pictures = changedPictures(entity, former, content);
  if (differences.length === 0 && pictures.length === 0)
    return (
      <p className={styles.who}>
        <FormattedMessage id="revisions.same" />
      </p>
    );
  return (
    <dl className={`${history.fields} ${styles.fields}`}>
      {differences.map(({ field, segments }) => (
        <div key={field}>
          <dt>{field}</dt>
          <dd>{earlier === null ? after[field] : <Segments segments={segments} />}</dd>
        </div>
      ))}
      {pictures.map(({ label, ...picture }) => (
        <div key={label}>
          <dt>
            <FormattedMessage id={label} />
          </dt>
          <dd>
            <PictureDifference {...picture} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function changedPictures(entity: DeclaredEntity, former: unknown, content: unknown) {
  const before = former === null ? {} : entity.pictures(former);
  return Object.entries(entity.pictures(content))
    .map(([label, after]) => ({ label, before: before[label], after }))
    .filter((picture) => picture.before !== picture.after);
}
