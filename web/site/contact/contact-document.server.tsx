import type {
  ContactFormScreen,
  ContactSentScreen,
  Viewer,
} from '@parvis/contracts/site/screens.ts';
import type { ReactNode } from 'react';
import type { Assets } from '../../server/assets.ts';
import { Document } from '../../server/document.tsx';
import { homePath } from '../../server/home-path.ts';
import { titleOnSite, wordsOf } from '../../server/words.ts';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import styles from './contact.module.css';
import { ContactConfirmation } from './contact-confirmation.server.tsx';
import { ContactFormInPlace } from './contact-form.server.tsx';

interface Common {
  readonly viewer: Viewer;
  readonly assets: Assets;
}

/** The form of a contact module on a page of its own. */
export function ContactFormDocument({ form, ...rest }: ContactFormScreen & Common) {
  const { formatMessage } = wordsOf(rest.frame.locale, rest.frame);
  const title = form.errors
    ? formatMessage({ id: 'contact.error-title' }, { title: form.title })
    : form.title;
  return (
    <ContactPage {...rest} title={title} heading={form.title} text={form.text}>
      <ContactFormInPlace {...form} />
    </ContactPage>
  );
}

/** The page that confirms that a message was sent. */
export function ContactSentDocument({ theme, ...rest }: ContactSentScreen & Common) {
  const { locale } = rest.frame;
  const { formatMessage } = wordsOf(locale, rest.frame);
  const title = formatMessage({ id: 'contact.sent-page' });
  return (
    <ContactPage {...rest} title={title} heading={title} text="">
      <ContactConfirmation locale={locale} theme={theme} />
      <p>
        <a href={homePath(locale)}>{formatMessage({ id: 'missing.home' })}</a>
      </p>
    </ContactPage>
  );
}

interface ContactPageProps extends Common, Pick<ContactFormScreen, 'frame'> {
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  readonly children: ReactNode;
}

function ContactPage({ frame, viewer, assets, title, heading, text, children }: ContactPageProps) {
  const words = wordsOf(frame.locale, frame);
  return (
    <Document
      frame={frame}
      path=""
      viewer={viewer}
      assets={assets}
      head={{ title: titleOnSite(words, title) }}
    >
      <div className={`${layout.grid} ${styles.page}`}>
        <div className={styles.column} data-island={viewer.logged ? undefined : 'contact'}>
          <h1 className={typography.title}>{heading}</h1>
          {text === '' ? null : <p className={typography.lead}>{text}</p>}
          {children}
        </div>
      </div>
    </Document>
  );
}
