import { otherLocale } from '@parvis/contracts/site/locale.ts';
import type { SiteFrame } from '@parvis/contracts/site/site-frame.ts';
import { publicIntl } from '../../server/intl.ts';
import { cookies } from '../consent/cookies.ts';
import styles from './language-suggestion.module.css';

/**
 * Offers the page's translation, in the words of its language. Shown once by script, to visitors whose
 * browser prefers that language.
 */
export function LanguageSuggestion({ frame }: { readonly frame: SiteFrame }) {
  if (!frame.otherLanguage.isTranslation) return null;
  const other = otherLocale(frame.locale);
  const { formatMessage } = publicIntl[other];
  return (
    <aside
      className={styles.suggestion}
      lang={other}
      data-island="language-suggestion"
      data-wake="now"
      data-no-cookie={cookies.language.name}
      aria-label={formatMessage({ id: 'suggestion.label' })}
      hidden
    >
      <p>{formatMessage({ id: 'suggestion.text' })}</p>
      <a href={frame.otherLanguage.path} hrefLang={other}>
        {formatMessage({ id: 'suggestion.link' })}
      </a>
      <button
        type="button"
        className={styles.close}
        aria-label={formatMessage({ id: 'suggestion.close' })}
      />
    </aside>
  );
}
