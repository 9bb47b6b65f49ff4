import { stepPath } from '@parvis/contracts/alerts/steps.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { useIntl } from 'react-intl';
import { Link } from '../../ui/link/link.tsx';

/** The way to one’s alerts and newsletters, without an e-mail at hand. */
export function ManageAlertsLink({ locale }: { readonly locale: Locale }) {
  const { formatMessage } = useIntl();
  return (
    <Link href={stepPath('jobv2', 'manage', locale)}>
      {formatMessage({ id: 'alerts.manage.link' })}
    </Link>
  );
}
