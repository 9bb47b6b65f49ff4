import { locales } from '@parvis/contracts/site/locale.ts';
import type { SiteFrame, Translation } from '@parvis/contracts/site/site-frame.ts';
import { publicIntl } from '../../server/intl.ts';
import cross from '../../ui/cross.module.css';
import { cookies } from '../consent/cookies.ts';
import styles from './language-suggestion.module.css';

/**
 * Offers the page's translations, each in the words of its language. Shown once by script, to visitors whose
 * browser prefers that language.
 */
export function LanguageSuggestions({ frame }: { readonly frame: SiteFrame }) {
  return frame.translations
    .filter(({ isTranslation }) => isTranslation)
    .map((translation) => <Suggestion key={translation.locale} {...translation} />);
}

function Suggestion({ locale, path }: Translation) {
  const { formatMessage } = publicIntl(locale);
  return (
    <aside
      className={styles.suggestion}
      lang={locale}
      data-island="language-suggestion"
      data-wake="now"
      data-languages={locales.join(' ')}
      data-no-cookie={cookies.language.name}
      aria-label={formatMessage({ id: 'suggestion.label' })}
      hidden
    >
      <p>{formatMessage({ id: 'suggestion.text' })}</p>
      <a href={path} hrefLang={locale}>
        {formatMessage({ id: 'suggestion.link' })}
      </a>
      <button
        type="button"
        className={cross.cross}
        aria-label={formatMessage({ id: 'suggestion.close' })}
      />
    </aside>
  );
}
