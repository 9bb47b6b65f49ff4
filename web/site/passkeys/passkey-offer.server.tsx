import { useIntl } from 'react-intl';
import { Button } from '../../ui/button/button.tsx';
import form from '../forms/form.module.css';

/**
 * The prompt to use a passkey after the password. It requires script, and shows a notice when there
 * is none.
 * @param next the target of the sign-in
 */
export function PasskeyOffer({ next }: { next: string }) {
  const { formatMessage } = useIntl();
  const words = (id: string) => formatMessage({ id });
  return (
    <div
      className={form.form}
      data-island="passkey"
      data-wake="now"
      data-next={next}
      data-cancelled={words('passkey.failure.cancelled')}
      data-timed-out={words('passkey.failure.timed-out')}
      data-other-site={words('passkey.failure.other-site')}
      data-failed={words('passkey.failure.failed')}
    >
      <noscript>
        <p>{words('passkey.unsupported')}</p>
      </noscript>
      <p data-unsupported hidden>
        {words('passkey.unsupported')}
      </p>
      <div data-offer hidden>
        <Button>{words('passkey.use')}</Button>
        <p role="status" data-waiting={words('passkey.waiting')} />
        <p role="alert" className={form.failure} hidden />
      </div>
      <h2>{words('passkey.or')}</h2>
    </div>
  );
}
