import type { OfferAbsence } from '@parvis/contracts/careers/absences.ts';
import { findLanguage, offerPath, titleOf } from '@parvis/contracts/careers/offer-path.ts';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { useInterfaceLanguage } from '../../shell/interface-language.tsx';
import { useCanWrite } from '../../shell/session.ts';
import { Day } from '../day.tsx';
import styles from '../offers.module.css';
import list from './absences.module.css';
import { useDecision } from './use-decision.ts';

/** An offer that left its feed, with the two decisions about it. */
export function AbsenceRow({ absence: { offer, since, until } }: { absence: OfferAbsence }) {
  const { language } = useInterfaceLanguage();
  const { shown } = offer;
  const title = titleOf(shown, language);
  return (
    <li className={list.absence}>
      <div className={styles.offer}>
        <a
          href={offerPath(offer.id, shown, language)}
          target="_blank"
          rel="noreferrer"
          lang={findLanguage(shown, language)}
        >
          {title}
          <span className="visually-hidden" lang={language}>
            {' '}
            <FormattedMessage id="offer-list.public-page" />
          </span>
        </a>
        <span className={styles.reference}>
          {[shown.reference, shown.entity, shown.place?.city].filter(Boolean).join(' · ')}
        </span>
      </div>
      <p className={styles.dates}>
        <FormattedMessage id="absences.since" values={{ at: <Day at={since} /> }} />
        <FormattedMessage id="absences.until" values={{ at: <Day at={until} /> }} />
      </p>
      <Decisions id={offer.id} source={shown.source} title={title} />
    </li>
  );
}

const decisions = [
  { decision: 'withdraw', label: 'absences.withdraw', of: 'absences.withdraw-of' },
  { decision: 'keep', label: 'absences.keep', of: 'absences.keep-of' },
] as const;

interface DecisionsProps {
  readonly id: OfferAbsence['offer']['id'];
  readonly source: string;
  readonly title: string;
}

function Decisions({ id, source, title }: DecisionsProps) {
  const intl = useIntl();
  const { decide, busy } = useDecision();
  if (!useCanWrite()) return null;
  return (
    <div className={list.decisions}>
      {decisions.map(({ decision, label, of }) => (
        <Button
          key={decision}
          className="button small"
          isDisabled={busy}
          onPress={() => decide({ source, decision, ids: [id] })}
          aria-label={intl.formatMessage({ id: of }, { title })}
        >
          <FormattedMessage id={label} />
        </Button>
      ))}
    </div>
  );
}
