import { noTheme } from '@parvis/contracts/contact/no-theme.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { publicIntl } from '../../server/intl.ts';
import { Confirmation } from '../forms/confirmation.tsx';

interface ContactConfirmationProps {
  readonly locale: Locale;
  readonly theme: string;
}

/**
 * The confirmation that replaces the form once a message was sent. It contains the theme for
 * analytics.
 */
export function ContactConfirmation({ locale, theme }: ContactConfirmationProps) {
  const { formatMessage } = publicIntl(locale);
  const words =
    theme === noTheme
      ? formatMessage({ id: 'contact.sent-text' })
      : formatMessage({ id: 'contact.sent-about' }, { theme });
  return (
    <Confirmation title={formatMessage({ id: 'contact.sent-title' })} theme={theme}>
      <p>{words}</p>
    </Confirmation>
  );
}
