import type { VersionView } from '@parvis/contracts/content/version-endpoints.ts';
import { FormattedMessage } from 'react-intl';
import { Moment } from '../shell/moment.tsx';
import styles from './history.module.css';

interface VersionRowProps {
  readonly version: VersionView;
  readonly isShown: boolean;
  readonly onShow: () => void;
}

/** One version: its number, from when to when visitors saw it, by whom, and how much changed. */
export function VersionRow({ version, isShown, onShow }: VersionRowProps) {
  const { number, from, until, by, changes, override } = version;
  return (
    <li className={styles.version} data-previewed={isShown}>
      <button type="button" aria-current={isShown} onClick={onShow}>
        <span className={styles.summary}>
          <strong>
            <FormattedMessage id="versions.number" values={{ number }} />
          </strong>
          {until === null && (
            <em data-tone="live">
              <FormattedMessage id="history.live" />
            </em>
          )}
        </span>
        <span>
          {until === null ? (
            <FormattedMessage id="versions.since" values={{ from: <Moment at={from} /> }} />
          ) : (
            <FormattedMessage
              id="versions.period"
              values={{ from: <Moment at={from} />, until: <Moment at={until} /> }}
            />
          )}
        </span>
        <span className={styles.who}>{by}</span>
        {override !== undefined && (
          <span>
            <FormattedMessage id="versions.override" values={{ reason: override }} />
          </span>
        )}
        {number > 1 && (
          <span className={styles.changes}>
            <FormattedMessage
              id="versions.changes"
              values={{ count: (changes.header === null ? 0 : 1) + changes.modules.length }}
            />
          </span>
        )}
      </button>
    </li>
  );
}
