import type { RedactionView } from '@parvis/contracts/redactions/endpoints.ts';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Moment } from '../shell/moment.tsx';
import { Decision } from './decision.tsx';

interface RedactionEntryProps {
  readonly redaction: RedactionView;
  readonly mayDecide: boolean;
}

/** One redaction: why, who requested and decided it, what it touched, and what goes on holding it. */
export function RedactionEntry({ redaction, mayDecide }: RedactionEntryProps) {
  const title = useId();
  const { reason, state, by, at, words, item, decision } = redaction;
  return (
    <article aria-labelledby={title}>
      <h3 id={title}>{reason}</h3>
      <p>
        <strong>
          <FormattedMessage id={`redactions.state.${state}`} />
        </strong>{' '}
        <FormattedMessage id="redactions.requested" values={{ by, at: <Moment at={at} /> }} />{' '}
        {decision && (
          <FormattedMessage
            id={decision.reason === null ? 'redactions.confirmed' : 'redactions.refused'}
            values={{
              by: decision.by,
              at: <Moment at={decision.at} />,
              reason: decision.reason ?? '',
            }}
          />
        )}
      </p>
      {words !== null && (
        <p>
          <FormattedMessage id="redactions.waiting-words" values={{ words: <q>{words}</q> }} />
        </p>
      )}
      {item !== null && (
        <p>
          <FormattedMessage id="redactions.only-in" values={{ item: <code>{item}</code> }} />
        </p>
      )}
      <Touched redaction={redaction} />
      {mayDecide && state === 'waiting' && <Decision redaction={redaction} />}
    </article>
  );
}

/** The items and the positions of the log that hold the words. */
function Touched({ redaction }: Pick<RedactionEntryProps, 'redaction'>) {
  const intl = useIntl();
  const { positions, streams, left } = redaction;
  return (
    <>
      <details>
        <summary className="button small">
          <FormattedMessage
            id="redactions.touched"
            values={{ events: positions.length, streams: streams.length }}
          />
        </summary>
        <p>
          <FormattedMessage id="redactions.positions" />
        </p>
        <p>{intl.formatList(positions.map((one) => one.replace(/^0+/, '')))}</p>
        <ul>
          {streams.map((one) => (
            <li key={one}>
              <code>{one}</code>
            </li>
          ))}
        </ul>
      </details>
      {left.length > 0 && (
        <p className="note">
          <FormattedMessage
            id="redactions.left"
            values={{ at: intl.formatList(left.map((one) => one.replace(/^0+/, ''))) }}
          />
        </p>
      )}
    </>
  );
}
