import type { SecurityEvent } from '@parvis/contracts/security/endpoints.ts';
import { commandLineSource } from '@parvis/contracts/security/traced.ts';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { Moment } from '../shell/moment.tsx';
import styles from './security.module.css';
import { eventText, reasonText } from './security-words.ts';

interface EventRowProps {
  readonly event: SecurityEvent;
  readonly onAccount: (accountId: string) => void;
}

/** One event of the trace as a sentence, with its account, time, and address. */
export function EventRow({ event, onAccount }: EventRowProps) {
  const intl = useIntl();
  const { at, account, outcome, source } = event;
  if (event.dropped !== undefined) return <LossRow at={at} dropped={event.dropped} why={outcome} />;
  const what = eventText(intl, event.what);
  const isOnCommandLine = source === commandLineSource;
  return (
    <li className={styles.event} data-refused={outcome !== 'done'}>
      <strong>
        {outcome === 'done' ? (
          what
        ) : (
          <FormattedMessage
            id="security.refused"
            values={{ what, why: reasonText(intl, outcome) }}
          />
        )}
      </strong>
      {account === null ? (
        !isOnCommandLine && (
          <span>
            <FormattedMessage id="security.nobody" />
          </span>
        )
      ) : (
        <Button
          className={styles.account ?? ''}
          aria-label={intl.formatMessage({ id: 'security.of' }, { name: account.name })}
          onPress={() => onAccount(account.id)}
        >
          {account.name}
        </Button>
      )}
      <Moment at={at} />
      <span className={styles.source}>
        {isOnCommandLine ? (
          <FormattedMessage id="security.source-command-line" />
        ) : (
          <FormattedMessage id="security.source" values={{ source }} />
        )}
      </span>
    </li>
  );
}

interface LossRowProps {
  readonly at: string;
  readonly dropped: number;
  /** The outcome of the events that were lost. */
  readonly why: string;
}

function LossRow({ at, dropped, why }: LossRowProps) {
  const intl = useIntl();
  const reason =
    why === 'done' ? intl.formatMessage({ id: 'security.done' }) : reasonText(intl, why);
  return (
    <li className={styles.event} data-refused>
      <strong>
        <FormattedMessage id="security.dropped" values={{ dropped, why: reason }} />
      </strong>
      <Moment at={at} />
    </li>
  );
}
