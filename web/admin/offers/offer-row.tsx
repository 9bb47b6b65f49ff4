import { countryName } from '@parvis/contracts/careers/country-name.ts';
import { placesOf } from '@parvis/contracts/careers/offer.ts';
import { findLanguage, offerPath, titleOf } from '@parvis/contracts/careers/offer-path.ts';
import { describePlaces, listPlaceNames } from '@parvis/contracts/careers/places-in-words.ts';
import type { OfferView } from '@parvis/contracts/careers/views.ts';
import { ExternalLink } from 'lucide-react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import { reinstateOffer } from './api/offers.ts';
import { Day } from './day.tsx';
import { OfferStatusMark } from './offer-status-mark.tsx';
import type { OfferTask } from './offer-task.ts';
import styles from './offers.module.css';
import { useOfferCommand } from './use-offer-command.ts';

interface OfferRowProps {
  readonly offer: OfferView;
  readonly mayWrite: boolean;
  readonly onTask: (task: OfferTask) => void;
}

/** One offer: its title, place, date, and commands. */
export function OfferRow({ offer, mayWrite, onTask }: OfferRowProps) {
  const { language } = useInterfaceLanguage();
  const { shown } = offer;
  return (
    <tr>
      <td className={styles.offer}>
        <a
          href={offerPath(offer.id, shown, language)}
          target="_blank"
          rel="noreferrer"
          lang={findLanguage(shown, language)}
        >
          {titleOf(shown, language)}
          <ExternalLink size={13} aria-hidden />
          <span className="visually-hidden" lang={language}>
            {' '}
            <FormattedMessage id="offer-list.public-page" />
          </span>
        </a>
        <span className={styles.reference}>
          {shown.reference} · {shown.source}
        </span>
        {offer.given && (
          <span className={styles.corrected}>
            <FormattedMessage id="offer-list.corrected" />
          </span>
        )}
      </td>
      <td className={styles.place}>
        <Places offer={shown} />
      </td>
      <td className={styles.status}>
        <OfferStatusMark status={offer.status} />
        {offer.status !== 'open' && (
          <span className={styles.since}>
            <FormattedMessage
              id="offer-list.since"
              values={{ at: <Day at={offer.statusSince} /> }}
            />
          </span>
        )}
      </td>
      <td className={styles.dates}>
        <span>
          <FormattedMessage id="offer-list.opened" values={{ at: <Day at={offer.openedAt} /> }} />
        </span>
        {shown.closesAt !== undefined && (
          <span>
            <FormattedMessage id="offer-list.closes" values={{ at: <Day at={shown.closesAt} /> }} />
          </span>
        )}
      </td>
      <td className={styles.actions}>
        <OfferActions offer={offer} mayWrite={mayWrite} onTask={onTask} />
      </td>
    </tr>
  );
}

/** The first places, and all of them on hovering. */
function Places({ offer }: { readonly offer: OfferView['shown'] }) {
  const intl = useIntl();
  const { language } = useInterfaceLanguage();
  const places = placesOf(offer).map(({ country, region = '', city = region }) => ({
    country: countryName(country)[language],
    ...(city !== '' && { city }),
  }));
  const { line } = describePlaces(places, (names, count) =>
    intl.formatMessage({ id: 'offer-list.places-more' }, { places: names, count }),
  );
  if (line === undefined) return <FormattedMessage id="offer-list.no-place" />;
  const all = listPlaceNames(places);
  return <span title={all.length > 1 ? all.join(', ') : undefined}>{line}</span>;
}

function OfferActions({ offer, mayWrite, onTask }: OfferRowProps) {
  const intl = useIntl();
  const { language } = useInterfaceLanguage();
  const { run, busy } = useOfferCommand();
  const title = titleOf(offer.shown, language);
  const isWithdrawn = offer.status === 'withdrawn';
  const putBack = () =>
    void run({
      send: () => reinstateOffer(offer),
      done: () => ({ words: intl.formatMessage({ id: 'offer-list.put-back-done' }, { title }) }),
    });
  const of = (id: string) => ({ 'aria-label': intl.formatMessage({ id }, { title }) });
  return (
    <>
      {mayWrite && (
        <Button
          className="button small"
          onPress={() => onTask('correct')}
          {...of('offer-list.correct-of')}
        >
          <FormattedMessage id="offer-list.correct" />
        </Button>
      )}
      {mayWrite && isWithdrawn && (
        <Button
          className="button small"
          isDisabled={busy}
          onPress={putBack}
          {...of('offer-list.put-back-of')}
        >
          <FormattedMessage id="offer-list.put-back" />
        </Button>
      )}
      {mayWrite && !isWithdrawn && (
        <Button
          className="button small"
          onPress={() => onTask('withdraw')}
          {...of('offer-list.withdraw-of')}
        >
          <FormattedMessage id="offer-list.withdraw" />
        </Button>
      )}
      <Button
        className="button small"
        onPress={() => onTask('history')}
        {...of('offer-list.history-of')}
      >
        <FormattedMessage id="history.link" />
      </Button>
    </>
  );
}
