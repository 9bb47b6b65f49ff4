import type { ManagedAlert, SentMail, StepView } from '@parvis/contracts/alerts/step-view.ts';
import { stepPath } from '@parvis/contracts/alerts/steps.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { useIntl } from 'react-intl';
import { Link } from '../../ui/link/link.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import styles from './alerts.module.css';
import { Criteria } from './criteria.server.tsx';
import { useAlertWords } from './use-alert-words.server.ts';

interface ManagedProps {
  readonly view: Extract<StepView, { readonly view: 'managed' }>;
  readonly locale: Locale;
}

/** The alerts of a subject, with forms to change and delete them. */
export function ManagedAlerts({ view: { alerts, type, isOne }, locale }: ManagedProps) {
  const { words } = useAlertWords();
  return (
    <>
      {alerts.length === 0 ? <p>{words('managed.empty')}</p> : null}
      {isOne ? (
        <p>
          {words('managed.one')}{' '}
          <Link href={stepPath(type, 'manage', locale, { all: '1' })}>
            {words('managed.others')}
          </Link>
        </p>
      ) : null}
      <ul className={styles.alerts}>
        {alerts.map((alert) => (
          <OwnAlert key={alert.id} alert={alert} locale={locale} />
        ))}
      </ul>
      <p>
        <Link href={stepPath(type, 'disconnect', locale)}>{words('disconnect')}</Link>
      </p>
    </>
  );
}

function OwnAlert({ alert, locale }: { readonly alert: ManagedAlert; readonly locale: Locale }) {
  const { words, nameOf } = useAlertWords();
  const { formatMessage } = useIntl();
  const { id: aid, type } = alert;
  const name = nameOf(alert);
  const titleId = `alert-${aid}`;
  const about = (step: 'edit' | 'delete') => (
    <Link href={stepPath(type, step, locale, { aid })} aria-describedby={titleId}>
      {words(step)}
    </Link>
  );
  return (
    <li>
      <h2 id={titleId}>{name}</h2>
      <Criteria criteria={alert.criteria} />
      <p>{formatMessage({ id: `alerts.frequency.${alert.frequency}` })}</p>
      {alert.isConfirmed ? null : (
        <p>
          <Tag>{words('to-confirm')}</Tag>
        </p>
      )}
      <p className={styles.actions}>
        {about('edit')}
        {about('delete')}
        {alert.listPath === undefined ? null : (
          <Link href={alert.listPath} aria-describedby={titleId}>
            {words('see-offers')}
          </Link>
        )}
      </p>
      {alert.mails.length === 0 ? null : (
        <details className={styles.sent}>
          <summary>{words('why')}</summary>
          {alert.mails.map((mail) => (
            <Sent key={mail.at} mail={mail} />
          ))}
        </details>
      )}
    </li>
  );
}

/** An e-mail, and why it contained each item. */
function Sent({ mail: { at, rest, items } }: { readonly mail: SentMail }) {
  const { formatDate, formatMessage } = useIntl();
  const { words } = useAlertWords();
  const day = formatDate(at, { dateStyle: 'long', timeZone: 'Europe/Paris' });
  return (
    <>
      <h3>{formatMessage({ id: 'alerts.sent' }, { day })}</h3>
      <ul>
        {items.map(({ id, title, path, because }) => (
          <li key={id}>
            {path === undefined ? (
              <span>{title ?? words('withdrawn')}</span>
            ) : (
              <Link href={path}>{title}</Link>
            )}
            {because === undefined ? null : <p>{because}</p>}
          </li>
        ))}
      </ul>
      {rest > 0 ? <p>{formatMessage({ id: 'alerts.sent-rest' }, { count: rest })}</p> : null}
    </>
  );
}
