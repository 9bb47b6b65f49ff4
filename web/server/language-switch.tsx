import { languageName } from '@parvis/contracts/site/language-name.ts';
import { languages } from '@parvis/contracts/site/locale.ts';
import type { SiteFrame } from '@parvis/contracts/site/site-frame.ts';
import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './language-switch.module.css';

/**
 * Links to the translations of the page, or to the home pages of the languages in which it has none.
 */
export function LanguageSwitch({ frame }: { readonly frame: SiteFrame }) {
  const { formatMessage } = useIntl();
  return (
    <p className={styles.languages}>
      <span className="visually-hidden">
        <FormattedMessage id="language.label" />
      </span>
      <span className={styles.current} aria-hidden="true">
        {frame.locale.toUpperCase()}
      </span>
      {frame.translations.map(({ locale, path, isTranslation }) => (
        <Fragment key={locale}>
          <a
            href={path}
            hrefLang={locale}
            lang={locale}
            rel={isTranslation ? 'alternate' : undefined}
          >
            {languages[locale].name}
          </a>
          <span className="visually-hidden">
            {formatMessage(
              { id: isTranslation ? 'language.note.translation' : 'language.note.home' },
              { language: languageName(locale, frame.locale) },
            )}
          </span>
        </Fragment>
      ))}
    </p>
  );
}
