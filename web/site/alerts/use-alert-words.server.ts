import type { ShownAlert } from '@parvis/contracts/alerts/step-view.ts';
import { useIntl } from 'react-intl';

/** Returns the words of the alerts, and the labels of their fields by the fields' names. */
export function useAlertWords() {
  const { formatMessage } = useIntl();
  const nameOf = ({ type, name }: ShownAlert) =>
    type === 'newsletter' ? formatMessage({ id: 'alerts.newsletter' }) : name;
  return {
    words: (id: string) => formatMessage({ id: `alerts.${id}` }),
    /** The name of an alert. */
    nameOf,
    /** The consequences of deleting an alert. */
    deletion: (alert: ShownAlert) =>
      alert.type === 'newsletter'
        ? formatMessage({ id: 'alerts.delete.text-newsletter' })
        : formatMessage({ id: 'alerts.delete.text' }, { name: alert.name }),
    labels: {
      mail_alerts_create_email: formatMessage({ id: 'alerts.email' }),
      mail_alerts_create_name: formatMessage({ id: 'alerts.name' }),
      mail_alerts_create_freq: formatMessage({ id: 'alerts.frequency' }),
      categories: formatMessage({ id: 'alerts.categories' }),
      accept: formatMessage({ id: 'alerts.accept' }),
    },
  };
}
