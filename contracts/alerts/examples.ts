import { examplesOf } from '../http/request-example.ts';
import { alertEndpoints } from './endpoints.ts';

const token = 'c2VjcmV0IG9mIHRoZSBtYWls';
const mail_alerts_create_email = 'zoe@exemple.fr';

/** Requests about alerts, as the description of the API shows them. */
export const alertExamples = examplesOf(alertEndpoints, {
  createJobAlert: {
    body: {
      filters: 'contract=cdi&q=marée',
      mail_alerts_create_email,
      mail_alerts_create_name: 'Près de la mer',
      mail_alerts_create_freq: 'daily',
      accept: 'on',
    },
  },
  createNewsletter: {
    body: {
      categories: ['careers'],
      mail_alerts_create_email,
      mail_alerts_create_freq: 'monthly',
      accept: 'on',
    },
  },
  activateAlert: { body: { token } },
  openAlerts: { body: { token } },
  unsubscribe: { body: {} },
  resubscribe: { body: {} },
  refuseMails: { body: {} },
  mailAlertsLink: { body: { mail_alerts_create_email } },
  saveAlert: {
    body: {
      filters: 'q=marée',
      mail_alerts_create_name: 'Près de la mer',
      mail_alerts_create_freq: 'weekly',
    },
  },
});
