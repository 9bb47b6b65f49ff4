import type { WebhookView } from '@parvis/contracts/webhooks/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import pages from '../pages/pages.module.css';
import { requireShown } from '../requests/require-shown.ts';
import { Loading } from '../shell/frame.tsx';
import { Moment } from '../shell/moment.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { changeWebhook, listWebhooks } from './api/webhooks.ts';
import { DeliveriesPart } from './deliveries-part.tsx';
import { TermsForm } from './terms-form.tsx';
import { WebhookActions } from './webhook-actions.tsx';
import { WebhookState } from './webhook-state.tsx';
import styles from './webhooks.module.css';

/** One webhook: whether it works, what it is sent, and how its receiver answered. */
export function WebhookScreen() {
  const { id } = useParams({ from: '/admin/webhooks/$id' });
  const { data, error } = useQuery(listWebhooks());
  requireShown(data, error);
  if (!data) return <Loading />;
  const one = data.items.find((item) => item.id === id);
  if (one === undefined) return <NotFoundScreen />;
  return (
    <section className={pages.screen}>
      <header className={pages.head}>
        <h1>{one.description || new URL(one.address).host}</h1>
        <Link to="/admin/webhooks">
          <FormattedMessage id="webhooks.title" />
        </Link>
      </header>
      <Terms one={one} />
      <WebhookActions one={one} />
      <Change key={JSON.stringify([one.address, one.kinds, one.isOn])} one={one} />
      <DeliveriesPart id={id} />
    </section>
  );
}

function Terms({ one }: { readonly one: WebhookView }) {
  const intl = useIntl();
  const kinds = one.kinds.map((kind) => intl.formatMessage({ id: `exposure.kind.${kind}` }));
  return (
    <>
      <p>
        <WebhookState one={one} />
        {' · '}
        <code className={styles.address}>{one.address}</code>
        {' · '}
        {kinds.length === 0 ? (
          <FormattedMessage id="webhooks.everything" />
        ) : (
          intl.formatList(kinds)
        )}
      </p>
      {!one.isOn && one.waiting > 0 && (
        <p className="note">
          <FormattedMessage id="webhooks.waits" values={{ count: one.waiting }} />
        </p>
      )}
      {one.formerSecretUntil !== null && (
        <p className={styles.soft}>
          <FormattedMessage
            id="webhooks.former-secret"
            values={{ at: <Moment at={one.formerSecretUntil} /> }}
          />
        </p>
      )}
    </>
  );
}

function Change({ one }: { readonly one: WebhookView }) {
  const intl = useIntl();
  const { address, description, kinds, isOn } = one;
  return (
    <details>
      <summary className="button small">
        <FormattedMessage id="webhooks.change" />
      </summary>
      <TermsForm
        start={{ address, description, kinds: [...kinds], isOn }}
        submit={intl.formatMessage({ id: 'webhooks.save' })}
        send={async (terms) => {
          await changeWebhook(one.id, terms);
        }}
      />
    </details>
  );
}
