import { stepPath } from '@parvis/contracts/alerts/steps.ts';
import type { OffersList } from '@parvis/contracts/careers/offer-views.ts';
import { useIntl } from 'react-intl';
import { ButtonLink } from '../../ui/button/button.tsx';

/**
 * The link to an alert with the filters of the list, from which scripts also read them; on a list
 * without filters it shows a hint.
 */
export function CreateAlertLink({ list }: { readonly list: OffersList }) {
  const { formatMessage } = useIntl();
  const { active, feed, locale } = list;
  // The feed's query has the same filters.
  const [, query = ''] = feed.split(/\?(.*)/s);
  if (active.length === 0)
    return <p data-alert-filters="">{formatMessage({ id: 'alerts.create-hint' })}</p>;
  const filters = Object.fromEntries(new URLSearchParams(query));
  return (
    <p data-alert-filters={query}>
      <ButtonLink kind="secondary" size="small" href={stepPath('jobv2', 'create', locale, filters)}>
        {formatMessage({ id: 'alerts.create' })}
      </ButtonLink>
    </p>
  );
}
