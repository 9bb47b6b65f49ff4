import type { ContactFormScreen, ContactSentScreen } from '@parvis/contracts/site/screens.ts';
import { homePath } from '../../server/home-path.ts';
import { intlForSite } from '../../server/intl.ts';
import { PlainPage, type PlainPageParts } from '../plain-page/plain-page.server.tsx';
import { ContactConfirmation } from './contact-confirmation.server.tsx';
import { ContactFormInPlace } from './contact-form.server.tsx';

/** The form of a contact module on a separate page. */
export function ContactFormDocument({ form, ...rest }: ContactFormScreen & PlainPageParts) {
  const { formatMessage } = intlForSite(rest.frame.locale, rest.frame);
  const title = form.errors
    ? formatMessage({ id: 'contact.error-title' }, { title: form.title })
    : form.title;
  return (
    <PlainPage {...rest} title={title} heading={form.title} lead={form.text} island="contact">
      <ContactFormInPlace {...form} />
    </PlainPage>
  );
}

/** The page that confirms that a message was sent. */
export function ContactSentDocument({ theme, ...rest }: ContactSentScreen & PlainPageParts) {
  const { locale } = rest.frame;
  const { formatMessage } = intlForSite(locale, rest.frame);
  const title = formatMessage({ id: 'contact.sent-page' });
  return (
    <PlainPage {...rest} heading={title}>
      <ContactConfirmation locale={locale} theme={theme} />
      <p>
        <a href={homePath(locale)}>{formatMessage({ id: 'missing.home' })}</a>
      </p>
    </PlainPage>
  );
}
