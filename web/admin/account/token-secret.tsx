import { FormattedMessage, useIntl } from 'react-intl';
import { SecretOnce } from '../shell/secret-once.tsx';
import type { NewToken } from './api/tokens.ts';

/** The secret of a token just created; it cannot be shown again. */
export function TokenSecret({ token }: { token: NewToken }) {
  const intl = useIntl();
  return (
    <SecretOnce secret={token.secret} label={intl.formatMessage({ id: 'tokens.secret-label' })}>
      <FormattedMessage id="tokens.secret" values={{ name: token.name }} />
    </SecretOnce>
  );
}
