import type { NotaryStatus } from '@parvis/contracts/notary/views.ts';
import { FormattedMessage } from 'react-intl';
import { ExactMoment } from '../audit/exact-moment.tsx';
import { InEnglish } from '../shell/in-english.tsx';

type Witness = NotaryStatus['witnesses'][number];

/** What each witness cosigned last, and whether it still does. */
export function Witnesses({ witnesses }: { readonly witnesses: readonly Witness[] }) {
  if (witnesses.length === 0) return null;
  return (
    <>
      <h2>
        <FormattedMessage id="notary.witnesses" />
      </h2>
      <p>
        <FormattedMessage id="notary.witnesses.hint" />
      </p>
      <dl>
        {witnesses.map((witness) => (
          <OneWitness key={witness.name} {...witness} />
        ))}
      </dl>
    </>
  );
}

function OneWitness({ name, cosigned, failing }: Witness) {
  return (
    <>
      <dt>
        <code>{name}</code>
      </dt>
      <dd>
        {cosigned === null ? (
          <FormattedMessage id="notary.witnesses.nothing" />
        ) : (
          <FormattedMessage
            id="notary.witnesses.cosigned"
            values={{ at: <ExactMoment at={cosigned.at} />, count: cosigned.size }}
          />
        )}
        {failing !== null && (
          <p className="refused">
            <FormattedMessage
              id="notary.witnesses.failing"
              values={{
                at: <ExactMoment at={failing.since} />,
                reason: (
                  <code>
                    <InEnglish>{failing.why}</InEnglish>
                  </code>
                ),
              }}
            />
          </p>
        )}
      </dd>
    </>
  );
}
