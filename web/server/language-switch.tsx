import { otherLocale } from '@parvis/contracts/site/locale.ts';
import type { SiteFrame } from '@parvis/contracts/site/site-frame.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './language-switch.module.css';

/**
 * Links to the translation of the page, or to the other language's home page when there is none.
 */
export function LanguageSwitch({ frame }: { readonly frame: SiteFrame }) {
  const { formatMessage } = useIntl();
  const other = otherLocale(frame.locale);
  const { path, isTranslation } = frame.otherLanguage;
  return (
    <p className={styles.languages}>
      <span className="visually-hidden">
        <FormattedMessage id="language.label" />
      </span>
      <span className={styles.current} aria-hidden="true">
        {frame.locale.toUpperCase()}
      </span>
      <a href={path} hrefLang={other} lang={other} rel={isTranslation ? 'alternate' : undefined}>
        {formatMessage({ id: 'language.name' })}
      </a>
      <span className="visually-hidden">
        {formatMessage({ id: isTranslation ? 'language.note.translation' : 'language.note.home' })}
      </span>
    </p>
  );
}
