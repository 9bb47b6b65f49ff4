import { offerPath, titleOf } from '@parvis/contracts/careers/offer-path.ts';
import type { OfferChange, OfferView } from '@parvis/contracts/careers/views.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { PastLink } from '../audit/past-link.tsx';
import { failureMessage } from '../requests/failure-message.ts';
import { DialogActions, DialogFrame } from '../shell/dialog-frame.tsx';
import { Loading } from '../shell/frame.tsx';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import { Moment } from '../shell/moment.tsx';
import { readOfferHistory } from './api/offers.ts';
import styles from './offers.module.css';

interface HistoryDialogProps {
  readonly offer: OfferView;
  readonly onClose: () => void;
}

/** The history of an offer: who did what, when, newest first. */
export function HistoryDialog({ offer, onClose }: HistoryDialogProps) {
  const intl = useIntl();
  const { language } = useInterfaceLanguage();
  const { data, error } = useQuery(readOfferHistory(offer.id));
  const title = titleOf(offer.shown, language);
  return (
    <DialogFrame title={intl.formatMessage({ id: 'history.title' }, { title })} onClose={onClose}>
      {error && <p role="alert">{failureMessage(intl, error)}</p>}
      {!data && !error && <Loading />}
      {data && (
        <ol className={styles.changes}>
          {data.changes.map((change) => (
            <Change
              key={change.revision}
              change={change}
              path={offerPath(offer.id, offer.shown, language)}
            />
          ))}
        </ol>
      )}
      <DialogActions>
        <Button className="button" onPress={onClose}>
          <FormattedMessage id="offer-list.close-dialog" />
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}

interface ChangeProps {
  readonly change: OfferChange;
  /** The address of the offer. */
  readonly path: string;
}

function Change({ change, path }: ChangeProps) {
  const intl = useIntl();
  const fields = change.fields.map((field) =>
    intl.formatMessage({ id: `offer-list.field.${field}` }),
  );
  const isReleased = change.what === 'corrected' && fields.length === 0;
  return (
    <li>
      <strong>
        <FormattedMessage id={`offer-list.change.${isReleased ? 'released' : change.what}`} />
      </strong>
      {fields.length > 0 && <span>{intl.formatList(fields)}</span>}
      <span className={styles.who}>
        {change.by} · <Moment at={change.at} /> · <PastLink path={path} at={change.at} />
      </span>
    </li>
  );
}
