import { useIntl } from 'react-intl';
import { Button } from '../../ui/button/button.tsx';
import styles from './passkey-offer.module.css';

/** Using a passkey after the password. It takes script, and says so where there is none. @param next where it leads */
export function PasskeyOffer({ next }: { next: string }) {
  const { formatMessage } = useIntl();
  const words = (id: string) => formatMessage({ id });
  return (
    <div
      className={styles.passkey}
      data-island="passkey"
      data-wake="now"
      data-next={next}
      data-cancelled={words('passkey.failure.cancelled')}
      data-timed-out={words('passkey.failure.timed-out')}
      data-other-site={words('passkey.failure.other-site')}
      data-failed={words('passkey.failure.failed')}
    >
      <p className={styles.unsupported}>{words('passkey.unsupported')}</p>
      <div className={styles.offer}>
        <Button>{words('passkey.use')}</Button>
        <p role="status" data-waiting={words('passkey.waiting')} />
        <p role="alert" className={styles.failure} />
      </div>
      <h2 className={styles.or}>{words('passkey.or')}</h2>
    </div>
  );
}
