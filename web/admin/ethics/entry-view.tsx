import type { Entry } from '@parvis/contracts/ethics/entry.ts';
import type { SealedReport } from '@parvis/contracts/ethics/officer-endpoints.ts';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { AttachmentList } from './attachment-list.tsx';
import styles from './ethics.module.css';
import type { UnsealedEntry } from './sealing.ts';

interface EntryViewProps {
  readonly read: UnsealedEntry;
  readonly report: SealedReport;
  readonly identity: string;
}

/** One entry of a report’s thread. */
export function EntryView({ read: { author, on, entry }, ...opened }: EntryViewProps) {
  return (
    <li className={styles.entry} data-author={author}>
      <h2>
        <FormattedMessage id={`ethics-desk.author.${author}`} />
        {' · '}
        <FormattedDate value={on} timeZone="UTC" dateStyle="long" />
      </h2>
      {entry === undefined ? (
        <p>
          <FormattedMessage id="ethics-desk.unreadable" />
        </p>
      ) : (
        <>
          <Said entry={entry} />
          {entry.attachments && <AttachmentList {...opened} attachments={entry.attachments} />}
        </>
      )}
    </li>
  );
}

function Said({ entry }: { entry: Entry }) {
  return (
    <>
      {entry.kind === 'report' && <Contact {...entry} />}
      <p className={styles.said}>{entry.text}</p>
    </>
  );
}

function Contact({ anonymous, name, phone }: Extract<Entry, { kind: 'report' }>) {
  if (anonymous || (name === '' && phone === ''))
    return (
      <p>
        <FormattedMessage id="ethics-desk.anonymous" />
      </p>
    );
  return (
    <dl className={styles.contact}>
      {name !== '' && (
        <div>
          <dt>
            <FormattedMessage id="ethics-desk.name" />
          </dt>
          <dd>{name}</dd>
        </div>
      )}
      {phone !== '' && (
        <div>
          <dt>
            <FormattedMessage id="ethics-desk.phone" />
          </dt>
          <dd>{phone}</dd>
        </div>
      )}
    </dl>
  );
}
