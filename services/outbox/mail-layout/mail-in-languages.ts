import type { Mail } from '@parvis/contracts/mail/mail.ts';
import { defaultLocale, type Locale, locales } from '@parvis/contracts/site/locale.ts';

interface Words {
  readonly subject: string;
  readonly text: string;
}

/** Returns an e-mail to one of our own people in all languages, because theirs is unknown. */
export function mailInLanguages(
  { address, name }: { readonly address: string; readonly name: string },
  wordsIn: (locale: Locale) => Words,
): Mail {
  const words = locales.map(wordsIn);
  return {
    to: { address, name },
    locale: defaultLocale,
    subject: words.map(({ subject }) => subject).join(' – '),
    text: `${words.map(({ text }) => text).join('\n\n')}\n`,
  };
}
