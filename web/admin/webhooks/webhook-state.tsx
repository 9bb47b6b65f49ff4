import type { WebhookView } from '@parvis/contracts/webhooks/endpoints.ts';
import { FormattedMessage } from 'react-intl';
import { Moment } from '../shell/moment.tsx';

/** Whether a webhook is on, and why not. */
export function WebhookState({ one: { isOn, stopped, failingSince } }: { one: WebhookView }) {
  if (!isOn)
    return (
      <strong>
        <FormattedMessage id={`webhooks.state.${stopped ?? 'off'}`} />
      </strong>
    );
  if (failingSince === null) return <FormattedMessage id="webhooks.state.on" />;
  return (
    <strong>
      <FormattedMessage id="webhooks.failing-since" values={{ at: <Moment at={failingSince} /> }} />
    </strong>
  );
}
