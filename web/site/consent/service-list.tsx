import { type Locale, textIn } from '@parvis/contracts/site/locale.ts';
import type { ThirdPartyScript } from '@parvis/contracts/third-parties/scripts.ts';
import { categoryOfUse } from '../third-party-scripts/category-of-use.ts';
import styles from './consent.module.css';
import { consentWordsIn } from './consent-words.ts';
import type { Category } from './purposes.ts';

interface ServiceListProps {
  readonly category: Category;
  readonly locale: Locale;
  readonly scripts: readonly ThirdPartyScript[];
}

/** The services of third parties that are loaded with a category: their names, providers, purposes. */
export function ServiceList({ category, locale, scripts }: ServiceListProps) {
  const { formatMessage } = consentWordsIn[locale];
  const ofCategory = scripts.filter(({ use }) => categoryOfUse[use] === category);
  if (ofCategory.length === 0) return null;
  return (
    <ul className={styles.cookies} aria-label={formatMessage({ id: 'consent.services' })}>
      {ofCategory.map(({ name, company, purpose, url }) => (
        <li key={url}>
          {formatMessage(
            { id: 'consent.service' },
            { name, company, purpose: textIn(purpose, locale) },
          )}
        </li>
      ))}
    </ul>
  );
}
