import type { Locale } from '@parvis/contracts/site/locale.ts';

interface MessageFacts {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** Empty for none. */
  readonly theme: string;
  readonly url: string;
}

/** The texts of the mail to our mailbox, in the language of the form. */
export const words: Record<
  Locale,
  (facts: MessageFacts) => { readonly subject: string; readonly text: string }
> = {
  fr: ({ name, email, message, theme, url }) => ({
    subject: theme ? `Message reçu du site\u00a0: ${theme}` : 'Message reçu du site',
    text: `${name} (${email}) écrit\u00a0:\n\n${message}\n\n-- \nRépondez à cet e-mail pour répondre à son auteur.\nPour suivre ce message\u00a0: ${url}\n`,
  }),
  en: ({ name, email, message, theme, url }) => ({
    subject: theme ? `Message from the site: ${theme}` : 'Message from the site',
    text: `${name} (${email}) writes:\n\n${message}\n\n-- \nReply to this e-mail to answer its author.\nTo follow this message: ${url}\n`,
  }),
};
