import { locales } from '@parvis/contracts/site/locale.ts';
import { useIntl } from 'react-intl';
import styles from './frame.module.css';
import { useInterfaceLanguage } from './interface-language.tsx';

/** Buttons that set the language of the interface. */
export function LanguageSwitch() {
  const intl = useIntl();
  const { language, choose } = useInterfaceLanguage();
  return (
    <div
      role="group"
      aria-label={intl.formatMessage({ id: 'shell.language' })}
      className={styles.languages}
    >
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={locale === language}
          onClick={() => choose(locale)}
        >
          {locale.toUpperCase()}
          <span className="visually-hidden"> {intl.formatMessage({ id: `locale.${locale}` })}</span>
        </button>
      ))}
    </div>
  );
}
