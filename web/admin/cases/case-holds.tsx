import type { CaseView, HoldView } from '@parvis/contracts/cases/endpoints.ts';
import { formatDay } from '@parvis/contracts/site/format-instant.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import { Moment } from '../shell/moment.tsx';
import { endHold } from './api/cases.ts';
import { HoldForm } from './hold-form.tsx';
import { TypedReason } from './typed-reason.tsx';

interface CaseHoldsProps {
  readonly one: CaseView;
  readonly mayWrite: boolean;
}

/** The legal holds of a case, and a form for another. */
export function CaseHolds({ one: { id, holds, state }, mayWrite }: CaseHoldsProps) {
  return (
    <>
      <h2>
        <FormattedMessage id="cases.holds" />
      </h2>
      {holds.map((hold) => (
        <Hold key={hold.id} caseId={id} hold={hold} mayWrite={mayWrite} />
      ))}
      {mayWrite && state === 'open' && (
        <details>
          <summary className="button small">
            <FormattedMessage id="cases.hold-new" />
          </summary>
          <HoldForm caseId={id} />
        </details>
      )}
    </>
  );
}

interface HoldProps {
  readonly caseId: string;
  readonly hold: HoldView;
  readonly mayWrite: boolean;
}

function Hold({ caseId, hold, mayWrite }: HoldProps) {
  const intl = useIntl();
  const { basis, until, kept, by, at, isInForce, ended, waiting } = hold;
  const { language } = useInterfaceLanguage();
  const day = formatDay(new Date(until), language);
  const count = (kind: string) => kept.filter((one) => one.kind === kind).length;
  return (
    <article>
      <h3>
        <FormattedMessage id="cases.hold" values={{ basis, until: day }} />
      </h3>
      <p>
        <FormattedMessage
          id="cases.hold-placed"
          values={{ by, at: <Moment at={at} />, state: String(isInForce) }}
        />{' '}
        <FormattedMessage
          id="cases.hold-kept"
          values={{ items: count('item'), people: count('subject') }}
        />
      </p>
      <p>
        <code>{kept.map((one) => one.id).join(' ')}</code>
      </p>
      {waiting.length > 0 && (
        <p className="note">
          <FormattedMessage
            id="cases.hold-waiting"
            values={{ count: waiting.length, people: waiting.join(', ') }}
          />
        </p>
      )}
      {ended && (
        <p>
          <FormattedMessage
            id="cases.hold-ended"
            values={{ by: ended.by, at: <Moment at={ended.at} />, reason: ended.reason }}
          />
        </p>
      )}
      {mayWrite && ended === null && (
        <details>
          <summary className="button small">
            <FormattedMessage id="cases.hold-end" />
          </summary>
          <TypedReason
            label={intl.formatMessage({ id: 'cases.why' })}
            submit={intl.formatMessage({ id: 'cases.hold-end' })}
            send={(reason) => endHold(caseId, hold.id, reason)}
          />
        </details>
      )}
    </article>
  );
}
