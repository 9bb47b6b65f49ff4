import type { OfferView } from '@parvis/contracts/careers/views.ts';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCanWrite } from '../shell/session.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { OfferRow } from './offer-row.tsx';
import type { OfferTask } from './offer-task.ts';
import styles from './offers.module.css';
import { WithdrawDialog } from './withdraw-dialog.tsx';

interface OfferListProps {
  readonly offers: readonly OfferView[];
  /** True while a newer result is loading. */
  readonly fading: boolean;
}

const columns = ['offer', 'place', 'status', 'dates', 'actions'] as const;
const dialogs = { correct: CorrectDialog, withdraw: WithdrawDialog, history: HistoryDialog };

/** A table of offers with the commands on each. */
export function OfferList({ offers, fading }: OfferListProps) {
  const mayWrite = useCanWrite();
  const [open, setOpen] = useState<{ readonly task: OfferTask; readonly offer: OfferView }>();
  const Dialog = open && dialogs[open.task];
  return (
    <>
      <table className={styles.table} data-fading={fading}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                <FormattedMessage id={`offer-list.column.${column}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {offers.map((offer) => (
            <OfferRow
              key={offer.id}
              offer={offer}
              mayWrite={mayWrite}
              onTask={(task) => setOpen({ task, offer })}
            />
          ))}
        </tbody>
      </table>
      {Dialog && <Dialog offer={open.offer} onClose={() => setOpen(undefined)} />}
    </>
  );
}
