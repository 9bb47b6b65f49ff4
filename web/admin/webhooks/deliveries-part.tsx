import type { DeliveryView } from '@parvis/contracts/webhooks/endpoints.ts';
import { type DeliveryState, deliveryStates } from '@parvis/contracts/webhooks/webhook.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import pages from '../pages/pages.module.css';
import { Paging } from '../pages/paging.tsx';
import { useFormCommand } from '../requests/use-form-command.ts';
import { Failure } from '../shell/failure.tsx';
import { Moment } from '../shell/moment.tsx';
import { NativeSelect } from '../shell/native-select.tsx';
import { listDeliveries, resendDelivery } from './api/webhooks.ts';
import styles from './webhooks.module.css';

/** The messages of a webhook, the newest first, with how its receiver answered. */
export function DeliveriesPart({ id }: { readonly id: string }) {
  const intl = useIntl();
  const [state, setState] = useState<DeliveryState | 'all'>('all');
  const [page, setPage] = useState(1);
  const { data } = useQuery(listDeliveries(id, state === 'all' ? undefined : state, page));
  const { run, isBusy, failure } = useFormCommand('webhooks');
  const options = (['all', ...deliveryStates] as const).map((value) => ({
    value,
    label: intl.formatMessage({ id: `webhooks.delivery.${value}` }),
  }));
  return (
    <>
      <div className={pages.head}>
        <h2>
          <FormattedMessage id="webhooks.deliveries" />
        </h2>
        <NativeSelect
          quiet
          label={intl.formatMessage({ id: 'webhooks.deliveries' })}
          value={state}
          options={options}
          onChange={(chosen) => {
            setState(chosen);
            setPage(1);
          }}
        />
      </div>
      <Failure words={failure} />
      {data?.total === 0 && (
        <p className={pages.none}>
          <FormattedMessage id="webhooks.no-deliveries" />
        </p>
      )}
      {data && data.total > 0 && (
        <DeliveryTable
          items={data.items}
          isBusy={isBusy}
          onSend={(messageId) => void run(() => resendDelivery(id, messageId))}
        />
      )}
      {data && <Paging list={data} onPage={(next) => setPage(next ?? 1)} />}
    </>
  );
}

interface DeliveryTableProps {
  readonly items: readonly DeliveryView[];
  readonly isBusy: boolean;
  readonly onSend: (messageId: string) => void;
}

function DeliveryTable({ items, isBusy, onSend }: DeliveryTableProps) {
  return (
    <div className={styles.wide}>
      <table className={pages.table}>
        <thead>
          <tr>
            {(['message', 'delivery', 'answer', 'again'] as const).map((column) => (
              <th key={column} scope="col">
                <FormattedMessage id={`webhooks.column.${column}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((one) => (
            <tr key={one.id}>
              <td>
                <strong>{one.type}</strong>
                <span className={styles.line}>
                  <Moment at={one.createdAt} />
                </span>
                <code className={styles.id}>{one.id}</code>
              </td>
              <td>
                <DeliveryProgress one={one} />
              </td>
              <td className={styles.answer}>
                <Answer one={one} />
              </td>
              <td>
                <Button className="button small" isDisabled={isBusy} onPress={() => onSend(one.id)}>
                  <FormattedMessage id="webhooks.send-again" />
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whether a message was taken, after how many attempts, and when it is sent next. */
function DeliveryProgress({ one }: { readonly one: DeliveryView }) {
  const { state, attempts, nextAt } = one;
  return (
    <>
      <FormattedMessage id={`webhooks.delivery.${state}`} />
      {attempts > 0 && (
        <span className={styles.line}>
          <FormattedMessage id="webhooks.attempts" values={{ count: attempts }} />
        </span>
      )}
      {nextAt !== null && attempts > 0 && (
        <span className={styles.line}>
          <FormattedMessage id="webhooks.next" values={{ at: <Moment at={nextAt} /> }} />
        </span>
      )}
    </>
  );
}

function Answer({ one }: { readonly one: DeliveryView }) {
  const { status, milliseconds, answer, lastAt } = one;
  if (lastAt === null) return <>–</>;
  return (
    <>
      {status !== null && <strong>{status} </strong>}
      <FormattedMessage id="webhooks.took" values={{ milliseconds: milliseconds ?? 0 }} />
      {answer !== '' && <span className={styles.line}>{answer}</span>}
    </>
  );
}
