import type { Locale } from '@parvis/contracts/site/locale.ts';
import styles from './consent.module.css';
import { consentWordsIn } from './consent-words.ts';
import { cookieKeys, cookies, type SiteCookie } from './cookies.ts';
import type { Category } from './purposes.ts';

interface CookieListProps {
  readonly category: Category;
  readonly locale: Locale;
}

/** The cookies that pages set for a category: their names, contents and lifetimes. */
export function CookieList({ category, locale }: CookieListProps) {
  const { formatMessage } = consentWordsIn[locale];
  const ofCategory = cookieKeys.filter((key) => cookies[key].category === category);
  if (ofCategory.length === 0) return null;
  return (
    <ul className={styles.cookies} aria-label={formatMessage({ id: 'consent.cookies' })}>
      {ofCategory.map((key) => (
        <li key={key}>
          <code>{nameOf(cookies[key])}</code> {formatMessage({ id: `consent.cookie.${key}` })} (
          {lifetimeText(cookies[key], locale)})
        </li>
      ))}
    </ul>
  );
}

function nameOf({ name, hasSuffix }: SiteCookie): string {
  return hasSuffix ? `${name}…` : name;
}

const [hour, day] = [3_600, 86_400];

function lifetimeText({ lasts }: SiteCookie, locale: Locale): string {
  const [unit, count] =
    'months' in lasts
      ? ['months', lasts.months]
      : lasts.seconds < day
        ? ['hours', lasts.seconds / hour]
        : ['days', lasts.seconds / day];
  return consentWordsIn[locale].formatMessage({ id: `consent.lasts.${unit}` }, { count });
}
