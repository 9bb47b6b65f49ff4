import type { Frequency } from '@parvis/contracts/alerts/alert.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { mailWords } from '../../outbox/mail-layout/mail-words.ts';

/** The texts of a digest other than its entries. */
export interface DigestWords {
  readonly subject: string;
  readonly heading: string;
  readonly introduction: string;
  /** Returns the number of further matches. */
  more(count: number): string;
  readonly button: string;
  readonly why: string;
  readonly manage: string;
  readonly unsubscribe: string;
}

export interface DigestFacts {
  readonly locale: Locale;
  readonly site: string;
  readonly frequency: Frequency;
  readonly count: number;
  /** The title of the first entry. */
  readonly first: string;
  /** The subject's name for the alert, if any. */
  readonly name: string;
}

/** Returns the words of a job digest. */
export function jobWords(facts: DigestFacts): DigestWords {
  const { locale, site, frequency, count, first, name } = facts;
  const { formatMessage } = mailWords(locale);
  const every = formatMessage({ id: `mail.digest.${frequency}` });
  const heading = name
    ? formatMessage({ id: 'mail.job-digest.subject-named' }, { count, name })
    : formatMessage({ id: 'mail.job-digest.subject' }, { count });
  const alone = name
    ? formatMessage({ id: 'mail.job-digest.subject-one-named' }, { title: first, name })
    : formatMessage({ id: 'mail.job-digest.subject-one' }, { title: first });
  return {
    subject: count === 1 ? alone : heading,
    heading,
    introduction: formatMessage({ id: 'mail.job-digest.introduction' }, { count }),
    more: (rest) => formatMessage({ id: 'mail.job-digest.more' }, { count: rest }),
    button: formatMessage({ id: 'mail.job-digest.button' }),
    why: name
      ? formatMessage({ id: 'mail.job-digest.why-named' }, { every, name, site })
      : formatMessage({ id: 'mail.job-digest.why' }, { every, site }),
    manage: formatMessage({ id: 'mail.job-digest.manage' }),
    unsubscribe: formatMessage({ id: 'mail.digest.unsubscribe' }),
  };
}

/** Returns the words of a newsletter. */
export function newsWords(facts: DigestFacts): DigestWords {
  const { locale, site, frequency, count, first } = facts;
  const { formatMessage } = mailWords(locale);
  const every = formatMessage({ id: `mail.digest.${frequency}` });
  return {
    subject: formatMessage(
      { id: 'mail.news-digest.subject' },
      { count, title: first, rest: count - 1 },
    ),
    heading: formatMessage({ id: 'mail.news-digest.heading' }, { site }),
    introduction: formatMessage({ id: 'mail.news-digest.introduction' }),
    more: (rest) => formatMessage({ id: 'mail.news-digest.more' }, { count: rest }),
    button: formatMessage({ id: 'mail.news-digest.button' }),
    why: formatMessage({ id: 'mail.news-digest.why' }, { every, site }),
    manage: formatMessage({ id: 'mail.news-digest.manage' }),
    unsubscribe: formatMessage({ id: 'mail.digest.unsubscribe' }),
  };
}
