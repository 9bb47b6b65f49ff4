import type { OffersList } from '@parvis/contracts/careers/offer-views.ts';
import { useIntl } from 'react-intl';
import { ButtonLink } from '../../ui/button/button.tsx';
import { alertFilters, alertPath } from './alert-path.server.ts';

/**
 * The link to an alert with the filters of the list, from which scripts also read them; on a list
 * without filters it shows a hint.
 */
export function CreateAlertLink({ list }: { readonly list: OffersList }) {
  const { formatMessage } = useIntl();
  if (list.active.length === 0)
    return <p data-alert-filters="">{formatMessage({ id: 'alerts.create-hint' })}</p>;
  return (
    <p data-alert-filters={alertFilters(list)}>
      <ButtonLink kind="secondary" size="small" href={alertPath(list)}>
        {formatMessage({ id: 'alerts.create' })}
      </ButtonLink>
    </p>
  );
}
