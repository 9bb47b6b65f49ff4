import type { NotaryStatus } from '@parvis/contracts/notary/views.ts';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { ExactMoment } from '../audit/exact-moment.tsx';

interface SignedProps {
  readonly signed: NonNullable<NotaryStatus['signed']>;
}

/** What is signed, and the newest checkpoint, to be kept elsewhere. */
export function Signed({ signed }: SignedProps) {
  const { origin, key, since, at, size, stamp } = signed;
  return (
    <>
      <dl>
        <dt>
          <FormattedMessage id="notary.size" />
        </dt>
        <dd>
          <FormattedNumber value={size} />
        </dd>
        <dt>
          <FormattedMessage id="notary.at" />
        </dt>
        <dd>
          <ExactMoment at={at} />
        </dd>
        <dt>
          <FormattedMessage id="notary.since" />
        </dt>
        <dd>
          <ExactMoment at={since} />
        </dd>
        {stamp !== undefined && (
          <>
            <dt>
              <FormattedMessage id="notary.stamped" />
            </dt>
            <dd>
              <FormattedMessage
                id="notary.stamped-events"
                values={{ at: <ExactMoment at={stamp.at} />, count: stamp.size }}
              />
            </dd>
          </>
        )}
        <dt>
          <FormattedMessage id="notary.origin" />
        </dt>
        <dd>
          <code>{origin}</code>
        </dd>
        <dt>
          <FormattedMessage id="notary.key" />
        </dt>
        <dd>{key === null ? <FormattedMessage id="notary.no-key" /> : <code>{key}</code>}</dd>
      </dl>
      <Checkpoint signed={signed} />
    </>
  );
}

function Checkpoint({ signed: { origin, checkpoint } }: SignedProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(checkpoint).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <h2>
        <FormattedMessage id="notary.checkpoint" />
      </h2>
      <p>
        <FormattedMessage id="notary.keep" />
      </p>
      <pre>{checkpoint}</pre>
      <p>
        <Button className="button" onPress={() => void copy()}>
          <FormattedMessage id={isCopied ? 'tokens.copied' : 'tokens.copy'} />
        </Button>{' '}
        <a className="button" href={addressOf(origin)} download="checkpoint.txt">
          <FormattedMessage id="notary.download" />
        </a>
      </p>
    </>
  );
}

/** Returns where the newest checkpoint of a tree is published on this site. */
function addressOf(origin: string): string {
  return `${origin.slice(origin.indexOf('/'))}/checkpoint`;
}
