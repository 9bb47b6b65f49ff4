import type { OwnFeed } from '@parvis/contracts/careers/feeds/endpoints.ts';
import type { KnownSecret } from '@parvis/contracts/careers/feeds/feed-terms.ts';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormCommand } from '../../requests/use-form-command.ts';
import { Failure } from '../../shell/failure.tsx';
import { Moment } from '../../shell/moment.tsx';
import { removeFeedSecret } from '../api/offer-feed-settings.ts';
import own from './feeds.module.css';
import { SecretForm } from './secret-form.tsx';

/** The secrets with which a feed is requested: that they are set, never what they are. */
export function FeedSecrets({ feed: { source, secrets } }: { readonly feed: OwnFeed }) {
  const { run, isBusy, failure } = useFormCommand('offers');
  return (
    <section className={own.part} aria-labelledby="feed-secrets">
      <h2 id="feed-secrets">
        <FormattedMessage id="offer-feeds.secrets" />
      </h2>
      <p className={own.intro}>
        <FormattedMessage id="offer-feeds.secrets-intro" />
      </p>
      <ul className={own.secrets}>
        {secrets.map((secret) => (
          <Secret
            key={`${secret.in}/${secret.name}`}
            secret={secret}
            isBusy={isBusy}
            onRemove={() =>
              void run(() => removeFeedSecret(source, { in: secret.in, name: secret.name }))
            }
          />
        ))}
      </ul>
      <Failure words={failure} />
      <details>
        <summary className="button small">
          <FormattedMessage id="offer-feeds.secret-new" />
        </summary>
        <SecretForm source={source} />
      </details>
    </section>
  );
}

interface SecretProps {
  readonly secret: KnownSecret;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
}

function Secret({ secret: { in: place, name, setAt }, isBusy, onRemove }: SecretProps) {
  const intl = useIntl();
  return (
    <li>
      <span>
        <code>{name}</code>{' '}
        <span className={own.soft}>
          <FormattedMessage
            id={`offer-feeds.secret-set.${place}`}
            values={{ at: <Moment at={setAt} /> }}
          />
        </span>
      </span>
      <Button
        className="button small danger"
        isDisabled={isBusy}
        aria-label={intl.formatMessage({ id: 'offer-feeds.secret-remove-name' }, { name })}
        onPress={onRemove}
      >
        <FormattedMessage id="offer-feeds.secret-remove" />
      </Button>
    </li>
  );
}
