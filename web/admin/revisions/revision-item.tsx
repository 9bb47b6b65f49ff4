import type { RevisionEntry } from '@parvis/contracts/revisions/views.ts';
import { suppliedSynonyms } from '@parvis/contracts/synonyms/synonym-list.ts';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { compareFields } from '../history/compare-fields.ts';
import { Segments } from '../history/differences.tsx';
import history from '../history/history.module.css';
import { PictureDifference } from '../history/picture-difference.tsx';
import { Moment } from '../shell/moment.tsx';
import type { RevisionedType } from './revisioned-entity.ts';
import styles from './revisions.module.css';
import { pictureLabels, picturesOfSettings, type ShownWith, shownFields } from './shown-fields.ts';

interface RevisionItemProps {
  readonly type: RevisionedType;
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
  const { type, entry, names, isNewest, busy, onRestore } = props;
  const intl = useIntl();
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
          {entry.by} · <Moment at={entry.at} />
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
      {!deleted && <Changes type={type} entry={entry} shown={{ intl, names }} />}
    </li>
  );
}

interface ChangesProps {
  readonly type: RevisionedType;
  readonly entry: RevisionEntry;
  readonly shown: ShownWith;
}

/** The changes from the revision before; for the first, all of its content. */
function Changes({ type, entry: { content, former }, shown }: ChangesProps) {
  const after = shownFields(type, content, shown);
  // Before the first save of the synonyms, those supplied with the product applied.
  const earlier = former ?? (type === 'synonyms' ? suppliedSynonyms : null);
  const before = earlier === null ? {} : shownFields(type, earlier, shown);
  const fields = Object.keys({ ...after, ...before });
  const differences = compareFields(fields, before, after, () => undefined);
  const pictures = type === 'site-settings' ? changedPictures(former, content) : [];
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

function changedPictures(former: RevisionEntry['former'], content: RevisionEntry['content']) {
  const [before, after] = [picturesOfSettings(former), picturesOfSettings(content)];
  return pictureLabels
    .map((label) => ({ label, before: before[label], after: after[label] }))
    .filter((picture) => picture.before !== picture.after);
}
