import type { Mail, Mailbox } from '@parvis/contracts/mail/mail.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { MailLink } from './laid-out-mail.ts';
import { layOutMail } from './lay-out-mail.ts';

/** The words of one e-mail with a single link. */
export interface LinkMailWords {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
  readonly after: string;
  readonly why: string;
}

/** An e-mail with a single link, and its parts. */
export interface LinkMail {
  readonly to: Mailbox;
  readonly locale: Locale;
  /** The name of the site. */
  readonly site: string;
  readonly words: LinkMailWords;
  /** The address of its publisher. */
  readonly postalAddress?: string;
  /** Absolute. */
  readonly url: string;
  /** Further links, below the reason for the e-mail. */
  readonly links?: readonly MailLink[];
}

/** Returns the e-mail as HTML and as text, in the layout that all e-mails of the site share. */
export function linkMail(mail: LinkMail): Mail {
  const { to, locale, site, postalAddress = '', words, url, links = [] } = mail;
  const { subject, heading, paragraphs, button, after, why } = words;
  return {
    to,
    subject,
    ...layOutMail({
      locale,
      siteName: site,
      postalAddress,
      heading,
      blocks: [
        ...paragraphs.map((text) => ({ kind: 'paragraph' as const, text })),
        { kind: 'button', label: button, url },
        { kind: 'paragraph', text: after },
      ],
      why,
      links,
    }),
  };
}
