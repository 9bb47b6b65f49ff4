import type { WebhookView } from '@parvis/contracts/webhooks/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import pages from '../pages/pages.module.css';
import { requireShown } from '../requests/require-shown.ts';
import { Loading } from '../shell/frame.tsx';
import { Moment } from '../shell/moment.tsx';
import { SecretOnce } from '../shell/secret-once.tsx';
import { createWebhook, listWebhooks } from './api/webhooks.ts';
import { SearchEngines } from './search-engines.tsx';
import { noTerms, TermsForm } from './terms-form.tsx';
import { WebhookState } from './webhook-state.tsx';
import styles from './webhooks.module.css';

/** The systems that are sent what changes in public, and a form for another. */
export function WebhooksScreen() {
  const intl = useIntl();
  const [secret, setSecret] = useState<string>();
  const { data, error } = useQuery(listWebhooks());
  requireShown(data, error);
  return (
    <section className={pages.screen}>
      <h1>
        <FormattedMessage id="webhooks.title" />
      </h1>
      <p className={styles.intro}>
        <FormattedMessage id="webhooks.intro" />
      </p>
      {secret !== undefined && (
        <SecretOnce secret={secret} label={intl.formatMessage({ id: 'webhooks.secret' })}>
          <FormattedMessage id="webhooks.secret-once" />
        </SecretOnce>
      )}
      {!data && <Loading />}
      {data && data.items.length > 0 && <WebhookTable items={data.items} />}
      {data && <Adding hosts={data.hosts} isFirst={data.items.length === 0} onSecret={setSecret} />}
      <SearchEngines />
    </section>
  );
}

interface AddingProps {
  readonly hosts: readonly string[];
  readonly isFirst: boolean;
  readonly onSecret: (secret: string) => void;
}

/** A form for another webhook; without a host that may be called, how to permit one. */
function Adding({ hosts, isFirst, onSecret }: AddingProps) {
  const intl = useIntl();
  const [made, setMade] = useState(0);
  if (hosts.length === 0)
    return (
      <p className="note">
        <FormattedMessage
          id="webhooks.no-hosts"
          values={{ variable: <code>PARVIS_WEBHOOK_HOSTS</code> }}
        />
      </p>
    );
  return (
    <details key={made} open={isFirst}>
      <summary className="button small">
        <FormattedMessage id="webhooks.new" />
      </summary>
      <p className={styles.soft}>
        <FormattedMessage
          id="webhooks.hosts"
          values={{ hosts: intl.formatList(hosts), count: hosts.length }}
        />
      </p>
      <TermsForm
        start={noTerms}
        submit={intl.formatMessage({ id: 'webhooks.add' })}
        send={async (terms) => {
          onSecret((await createWebhook(terms)).secret);
          setMade(made + 1);
        }}
      />
    </details>
  );
}

function WebhookTable({ items }: { readonly items: readonly WebhookView[] }) {
  return (
    <div className={styles.wide}>
      <table className={pages.table}>
        <thead>
          <tr>
            {(['receiver', 'state'] as const).map((column) => (
              <th key={column} scope="col">
                <FormattedMessage id={`webhooks.column.${column}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((one) => (
            <tr key={one.id}>
              <td className={pages.title}>
                <Link to="/admin/webhooks/$id" params={{ id: one.id }}>
                  {one.description || new URL(one.address).host}
                </Link>
                <span className={pages.path}>{one.address}</span>
              </td>
              <td>
                <WebhookState one={one} />
                <Counts one={one} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What waits for a webhook and what failed, and when a message was last taken. */
function Counts({ one: { waiting, failed, lastDeliveredAt } }: { readonly one: WebhookView }) {
  return (
    <>
      {waiting > 0 && (
        <span className={styles.line}>
          <FormattedMessage id="webhooks.waiting" values={{ count: waiting }} />
        </span>
      )}
      {failed > 0 && (
        <span className={styles.line}>
          <FormattedMessage id="webhooks.failed" values={{ count: failed }} />
        </span>
      )}
      {lastDeliveredAt !== null && (
        <span className={styles.line}>
          <FormattedMessage
            id="webhooks.last-success"
            values={{ at: <Moment at={lastDeliveredAt} /> }}
          />
        </span>
      )}
    </>
  );
}
