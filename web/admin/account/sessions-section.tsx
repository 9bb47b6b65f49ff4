import type { SessionView } from '@parvis/contracts/accounts/own-account-endpoints.ts';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCommand } from '../requests/use-command.ts';
import { Moment } from '../shell/moment.tsx';
import styles from './account.module.css';
import { endOtherSessions, endSession, listSessions } from './api/own-account.ts';

/** The sessions of the account; each can be ended, and all others together. */
export function SessionsSection() {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const { data } = useSuspenseQuery(listSessions);
  const refresh = useCallback(() => queryClient.invalidateQueries(listSessions), [queryClient]);
  const { run, busy } = useCommand(refresh);
  const ended = (id: string) => () => ({ words: intl.formatMessage({ id }) });
  return (
    <section className={styles.section}>
      <h2>
        <FormattedMessage id="account.sessions" />
      </h2>
      <p className={styles.intro}>
        <FormattedMessage id="account.sessions-intro" />
      </p>
      <ul className={styles.list}>
        {data.items.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={() =>
              void run({ send: () => endSession(session.id), done: ended('account.session-ended') })
            }
          />
        ))}
      </ul>
      {data.items.length > 1 && (
        <Button
          className="button"
          isDisabled={busy}
          onPress={() => void run({ send: endOtherSessions, done: ended('account.others-ended') })}
        >
          <FormattedMessage id="account.end-others" />
        </Button>
      )}
    </section>
  );
}

function SessionRow({ session, onEnd }: { session: SessionView; onEnd: () => void }) {
  const intl = useIntl();
  const device = session.device ?? intl.formatMessage({ id: 'account.session-unknown' });
  return (
    <li className={styles.session}>
      <strong>{device}</strong>
      <span>
        <FormattedMessage
          id="account.session-times"
          values={{
            startedAt: <Moment at={session.startedAt} />,
            lastSeenAt: <Moment at={session.lastSeenAt} />,
          }}
        />
      </span>
      {session.current ? (
        <em>
          <FormattedMessage id="account.session-current" />
        </em>
      ) : (
        <Button
          className="button"
          onPress={onEnd}
          aria-label={intl.formatMessage({ id: 'account.end-session-of' }, { device })}
        >
          <FormattedMessage id="account.end-session" />
        </Button>
      )}
    </li>
  );
}
