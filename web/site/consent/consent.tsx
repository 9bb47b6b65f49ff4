import type { Locale } from '@parvis/contracts/site/locale.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import type { ThirdPartyScript } from '@parvis/contracts/third-parties/scripts.ts';
import { CachedPart } from '../../server/cached-part.tsx';
import { Button } from '../../ui/button/button.tsx';
import styles from './consent.module.css';
import { ConsentPanel } from './consent-panel.tsx';
import { consentWordsIn } from './consent-words.ts';

const titleId = 'consent-title';
const noScripts: readonly ThirdPartyScript[] = [];

interface ConsentProps {
  readonly locale: Locale;
  /** Whether to show the banner: editors at work are not visitors. */
  readonly asks?: boolean;
  /** The scripts of third parties, for the panel. */
  readonly scripts?: readonly ThirdPartyScript[] | undefined;
}

type Words = (id: string) => string;

/**
 * The banner, hidden until the script finds no valid choice, and the panel it opens. Rendered on
 * the server and hydrated on the first interaction; it needs no React in the browser.
 */
export function Consent({ locale, asks = true, scripts = noScripts }: ConsentProps) {
  const words: Words = (id) => consentWordsIn[locale].formatMessage({ id });
  return (
    <CachedPart
      as="div"
      data-island="consent"
      data-wake="intent"
      name="consent"
      locale={locale}
      shown={[asks, scripts]}
    >
      {asks ? <Banner words={words} locale={locale} /> : null}
      <ConsentPanel locale={locale} scripts={scripts} />
    </CachedPart>
  );
}

function Banner({ words, locale }: { readonly words: Words; readonly locale: Locale }) {
  return (
    <section className={styles.banner} data-consent="banner" aria-labelledby={titleId} hidden>
      <div className={styles.inner}>
        <div className={styles.words}>
          <p id={titleId} className={styles.title}>
            {words('consent.title')}
          </p>
          <p>
            {words('consent.text')}{' '}
            <a className={styles.privacy} href={pathOf('privacy', locale)}>
              {words('consent.privacy')}
            </a>
          </p>
        </div>
        <div className={styles.actions}>
          <Button kind="secondary" data-consent="refuse">
            {words('consent.refuse')}
          </Button>
          <Button kind="secondary" data-consent="accept">
            {words('consent.accept')}
          </Button>
          <Button kind="quiet" data-consent="choose">
            {words('consent.choose')}
          </Button>
        </div>
      </div>
    </section>
  );
}

/**
 * The consent link in every footer: to change the choice; or, without script, the reason why there
 * is nothing to choose.
 */
export function ConsentChange({ locale }: { readonly locale: Locale }) {
  const words = (id: string) => consentWordsIn[locale].formatMessage({ id });
  return (
    <>
      <button
        type="button"
        className={styles.change}
        data-consent="choose"
        data-wakes="consent"
        aria-haspopup="dialog"
      >
        {words('consent.change')}
      </button>
      <noscript>
        <span>{words('consent.without-script')}</span>
      </noscript>
    </>
  );
}
