import type { Locale } from '@parvis/contracts/site/locale.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import type { ThirdPartyScript } from '@parvis/contracts/third-parties/scripts.ts';
import { Button } from '../../ui/button/button.tsx';
import cross from '../../ui/cross.module.css';
import dialog from '../../ui/dialog/dialog.module.css';
import { CheckField } from '../../ui/field/check-field.tsx';
import styles from './consent.module.css';
import { consentWordsIn } from './consent-words.ts';
import { CookieList } from './cookie-list.tsx';
import type { Purpose } from './purposes.ts';
import { ServiceList } from './service-list.tsx';

interface ConsentPanelProps {
  readonly locale: Locale;
  readonly scripts: readonly ThirdPartyScript[];
}

const titleId = 'consent-panel-title';
const optionalCategories = [
  { category: 'cat2', name: 'consent.cat2.name', text: 'consent.cat2.text' },
  { category: 'cat3', name: 'consent.cat3.name', text: 'consent.cat3.text' },
  { category: 'cat4', name: 'consent.cat4.name', text: 'consent.cat4.text' },
  { category: 'cat5', name: 'consent.cat5.name', text: 'consent.cat5.text' },
] as const;
const kinds = [
  { kind: 's1', name: 'consent.s1' },
  { kind: 's2', name: 'consent.s2' },
  { kind: 's3', name: 'consent.s3' },
] as const satisfies readonly { kind: Purpose; name: string }[];

/** Every category with its purpose; content of other sites also by type. */
export function ConsentPanel({ locale, scripts }: ConsentPanelProps) {
  const words = (id: string) => consentWordsIn[locale].formatMessage({ id });
  return (
    <dialog className={dialog.dialog} data-consent="panel" aria-labelledby={titleId}>
      <div className={dialog.sheet}>
        <header className={dialog.head}>
          <h2 id={titleId} className={dialog.title}>
            {words('consent.panel-title')}
          </h2>
          <button
            type="button"
            className={cross.cross}
            data-consent="close"
            aria-label={words('consent.close')}
          />
        </header>
        <div className={dialog.content}>
          <p>
            {words('consent.panel-text')}{' '}
            <a href={pathOf('privacy', locale)}>{words('consent.privacy')}</a>
          </p>
          <ul className={styles.categories}>
            <li className={styles.category}>
              <h3>{words('consent.cat1.name')}</h3>
              <p>{words('consent.cat1.text')}</p>
              <CookieList category="cat1" locale={locale} />
              <p className={styles.always}>{words('consent.always')}</p>
            </li>
            {optionalCategories.map(({ category, name, text }) => (
              <li key={category} className={styles.category}>
                <CheckField
                  id={`consent-${category}`}
                  name={category}
                  label={words(name)}
                  hint={words(text)}
                />
                {category === 'cat4' ? <Kinds words={words} /> : null}
                <CookieList category={category} locale={locale} />
                <ServiceList category={category} locale={locale} scripts={scripts} />
              </li>
            ))}
          </ul>
        </div>
        <footer className={`${dialog.actions} ${styles.decide}`}>
          <Button kind="secondary" data-consent="refuse">
            {words('consent.refuse')}
          </Button>
          <Button kind="secondary" data-consent="accept">
            {words('consent.accept')}
          </Button>
          <Button data-consent="save">{words('consent.save')}</Button>
        </footer>
      </div>
    </dialog>
  );
}

function Kinds({ words }: { readonly words: (id: string) => string }) {
  return (
    <div className={styles.kinds} role="group" aria-label={words('consent.cat4.name')}>
      {kinds.map(({ kind, name }) => (
        <CheckField key={kind} id={`consent-${kind}`} name={kind} label={words(name)} />
      ))}
    </div>
  );
}
