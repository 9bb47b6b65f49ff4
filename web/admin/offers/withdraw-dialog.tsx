import { titleOf } from '@parvis/contracts/careers/offer-path.ts';
import type { OfferView } from '@parvis/contracts/careers/views.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import { withdrawOffer } from './api/offers.ts';
import { useOfferCommand } from './use-offer-command.ts';

interface OfferDialogProps {
  readonly offer: OfferView;
  readonly onClose: () => void;
}

/** Asks for confirmation before an offer is withdrawn from the site, regardless of its source. */
export function WithdrawDialog({ offer, onClose }: OfferDialogProps) {
  const intl = useIntl();
  const { language } = useInterfaceLanguage();
  const { run } = useOfferCommand();
  const title = titleOf(offer.shown, language);
  const withdraw = () => {
    onClose();
    void run({
      send: () => withdrawOffer(offer),
      done: () => ({ words: intl.formatMessage({ id: 'offer-list.withdrawn-done' }, { title }) }),
    });
  };
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: 'offer-list.withdraw-title' })}
      confirm={intl.formatMessage({ id: 'offer-list.withdraw' })}
      onConfirm={withdraw}
      onCancel={onClose}
    >
      <FormattedMessage id="offer-list.withdraw-question" values={{ title }} />
    </ConfirmDialog>
  );
}
