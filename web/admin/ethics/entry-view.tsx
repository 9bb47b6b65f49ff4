import type { Entry } from '@parvis/contracts/ethics/entry.ts';
import { FormattedDate, FormattedMessage } from 'react-intl';
import styles from './ethics.module.css';
import type { ReadEntry } from './sealing.ts';

/** One entry of a report’s thread. */
export function EntryView({ read: { author, on, entry } }: { read: ReadEntry }) {
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
        <Said entry={entry} />
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
