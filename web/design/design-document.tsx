import { otherLocales } from '@parvis/contracts/site/locale.ts';
import type { FunctionComponent } from 'react';
import { RawIntlProvider } from 'react-intl';
import type { Assets } from '../server/assets.ts';
import { Consent } from '../site/consent/consent.tsx';
import icon from '../ui/icon.svg';
import layout from '../ui/layout.module.css';
import { TideChart } from '../ui/tide-chart/tide-chart.tsx';
import typography from '../ui/typography.module.css';
import type { DesignContext } from './design-context.ts';
import styles from './design-document.module.css';
import { designIntl } from './design-intl.ts';
import { ButtonSection } from './sections/button-section.tsx';
import { CardSection } from './sections/card-section.tsx';
import { ColourSection } from './sections/colour-section.tsx';
import * as disclosures from './sections/disclosure-sections.tsx';
import * as forms from './sections/form-sections.tsx';
import { GridSection } from './sections/grid-section.tsx';
import * as lists from './sections/list-sections.tsx';
import { MotionSection } from './sections/motion-section.tsx';
import * as moving from './sections/moving-sections.tsx';
import * as texts from './sections/text-sections.tsx';
import { TypeSection } from './sections/type-section.tsx';

const sections: readonly (readonly [string, FunctionComponent<DesignContext>])[] = [
  ['colour', ColourSection],
  ['type', TypeSection],
  ['grid', GridSection],
  ['motion', MotionSection],
  ['button', ButtonSection],
  ['link', texts.LinkSection],
  ['tag', texts.TagSection],
  ['path', texts.PathSection],
  ['card', CardSection],
  ['accordion', disclosures.AccordionSection],
  ['tabs', disclosures.TabsSection],
  ['disclosure', disclosures.DisclosureSection],
  ['dialog', disclosures.DialogSection],
  ['field', forms.FieldSection],
  ['combobox', forms.ComboboxSection],
  ['slider', forms.SliderSection],
  ['date-range', forms.DateRangeSection],
  ['pagination', lists.PaginationSection],
  ['show-more', lists.ShowMoreSection],
  ['carousel', moving.CarouselSection],
  ['ring', lists.RingSection],
  ['toast', moving.ToastSection],
  ['skeleton', lists.SkeletonSection],
  ['consent', moving.ConsentSection],
];

interface DesignDocumentProps {
  readonly context: DesignContext;
  readonly assets: Assets;
}

/** The page of all components, as a complete document. */
export function DesignDocument({ context, assets }: DesignDocumentProps) {
  const { locale, words } = context;
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{words('design.title')}</title>
        <link rel="icon" href={icon} type="image/svg+xml" />
        {assets.stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script type="module" src={assets.script} />
      </head>
      <body>
        <RawIntlProvider value={context.intl}>
          <Consent locale={locale} />
          <Head {...context} />
          <main className={`${layout.grid} ${styles.body}`}>
            <nav className={styles.list} aria-labelledby="list-title">
              <h2 id="list-title">{words('design.list')}</h2>
              <ul>
                {sections.map(([name]) => (
                  <li key={name}>
                    <a href={`#${name}`}>{words(`design.section.${name}`)}</a>
                  </li>
                ))}
              </ul>
            </nav>
            <div className={styles.sections}>
              {sections.map(([name, Section]) => (
                <Section key={name} {...context} />
              ))}
            </div>
          </main>
        </RawIntlProvider>
      </body>
    </html>
  );
}

function Head({ locale, words }: DesignContext) {
  return (
    <header className={styles.head}>
      <div className={styles.chart}>
        <TideChart seed="design" format="band" />
      </div>
      <div className={`${layout.grid} ${styles.inner}`}>
        <p className={styles.ways}>
          <a href="/admin">{words('design.office')}</a>
          {otherLocales(locale).map((other) => (
            <a key={other} href={`?locale=${other}`} hrefLang={other} lang={other}>
              {designIntl[other].formatMessage({ id: 'design.language' })}
            </a>
          ))}
        </p>
        <h1 className={typography.title}>{words('design.title')}</h1>
        <p className={typography.lead}>{words('design.intro')}</p>
      </div>
    </header>
  );
}
