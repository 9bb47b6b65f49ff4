import type { ListedMessage } from '@parvis/contracts/contact/desk-endpoints.ts';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import lists from '../lists/lists.module.css';
import { Moment } from '../shell/moment.tsx';
import styles from './contact.module.css';

interface MessageRowProps {
  readonly message: ListedMessage;
  readonly onOpen: () => void;
}

/** One message of the list: its sender, theme, time and status. */
export function MessageRow({ message, onOpen }: MessageRowProps) {
  const { formatMessage } = useIntl();
  const { name, theme, receivedAt, status, changedAt, changedBy } = message;
  return (
    <tr data-status={status}>
      <td className={lists.name}>
        <Button
          className={styles.open ?? ''}
          aria-label={formatMessage({ id: 'messages.open' }, { name })}
          onPress={onOpen}
        >
          {name}
        </Button>
      </td>
      <td>{theme || <FormattedMessage id="messages.no-theme" />}</td>
      <td className={lists.soft}>
        <Moment at={receivedAt} />
      </td>
      <td>
        <span className={styles.status} data-status={status}>
          <FormattedMessage id={`messages.status-${status}`} />
        </span>
        {changedAt !== null && (
          <span className={lists.soft}>
            {' '}
            {changedBy}, <Moment at={changedAt} />
          </span>
        )}
      </td>
    </tr>
  );
}
