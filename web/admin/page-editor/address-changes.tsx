import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureMessage } from '../requests/failure-message.ts';
import { rehearseMove } from './api/rehearse-move.ts';
import styles from './editor-dialogs.module.css';
import type { PartData } from './part.ts';

interface AddressChangesProps {
  readonly id: string;
  readonly header: PartData;
}

/** The public addresses that a header would change, each with the new one; or why it cannot. */
export function AddressChanges({ id, header }: AddressChangesProps) {
  const intl = useIntl();
  const { data, error } = useQuery(rehearseMove(id, header));
  if (error)
    return (
      <span role="alert" className="refused">
        {failureMessage(intl, error)}
      </span>
    );
  if (data === undefined) return null;
  const known = data.changes.filter(({ status }) => status === 'published');
  return (
    <>
      <ul className={styles.addresses}>
        {known.map(({ id: changed, from, to }) => (
          <li key={changed}>
            <del>{from}</del> <ins>{to}</ins>
          </li>
        ))}
      </ul>
      {data.total > data.changes.length && (
        <FormattedMessage id="move.more" values={{ count: data.total - data.changes.length }} />
      )}
    </>
  );
}
