import type { OfferStatus } from '@parvis/contracts/careers/evolve-offer.ts';
import { FormattedMessage } from 'react-intl';
import styles from '../pages/status-mark.module.css';

/** The marks of pages, reused for offers. */
const marks = {
  open: 'published',
  absent: 'draft',
  withdrawn: 'pending',
  closed: 'deleted',
} as const;

/** An offer's status, shown by text and shape. */
export function OfferStatusMark({ status }: { status: OfferStatus }) {
  return (
    <span className={styles.mark} data-mark={marks[status]}>
      <FormattedMessage id={`offer-list.status.${status}`} />
    </span>
  );
}
