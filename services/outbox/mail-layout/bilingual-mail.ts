import type { Mail } from '@parvis/contracts/mail/mail.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';

interface Words {
  readonly subject: string;
  readonly text: string;
}

/** Returns an e-mail to one of our own people in both languages, because theirs is unknown. */
export function bilingualMail(
  { address, name }: { readonly address: string; readonly name: string },
  wordsIn: (locale: Locale) => Words,
): Mail {
  const [french, english] = [wordsIn('fr'), wordsIn('en')];
  return {
    to: { address, name },
    locale: 'fr',
    subject: `${french.subject} – ${english.subject}`,
    text: `${french.text}\n\n${english.text}\n`,
  };
}
