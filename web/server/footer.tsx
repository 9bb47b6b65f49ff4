import { stepPath } from '@parvis/contracts/alerts/steps.ts';
import { legalKinds, legalPath } from '@parvis/contracts/site/legal-pages.ts';
import type { MenuEntry, SiteFrame } from '@parvis/contracts/site/site-frame.ts';
import { useIntl } from 'react-intl';
import { ConsentChange } from '../site/consent/consent.tsx';
import layout from '../ui/layout.module.css';
import { CachedPart } from './cached-part.tsx';
import styles from './footer.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { SiteLogo } from './site-logo.tsx';
import { SiteMap } from './site-map.tsx';
import { footerId } from './skip-links.tsx';

interface FooterProps {
  readonly frame: SiteFrame;
}

/** The footer: the logo, a map of the site, the legal links and the language switch. */
export function Footer({ frame }: FooterProps) {
  const { locale, site, translations } = frame;
  return (
    <CachedPart
      as="footer"
      id={footerId}
      className={styles.footer}
      tabIndex={-1}
      name="footer"
      locale={locale}
      shown={[
        chooseMenu(frame),
        frame.legal,
        site,
        ...translations.flatMap(({ path, isTranslation }) => [path, isTranslation]),
      ]}
      of={frame}
    >
      <FooterContent frame={frame} />
    </CachedPart>
  );
}

function chooseMenu({ footer, menu }: SiteFrame): SiteFrame['menu'] {
  return footer ?? menu;
}

function FooterContent({ frame }: FooterProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <div className={`${layout.grid} ${styles.columns}`}>
        <div className={styles.name}>
          <SiteLogo site={frame.site} ground="deep" />
          <p className={styles.tagline}>{frame.site?.tagline}</p>
        </div>
        <nav className={styles.map} aria-label={formatMessage({ id: 'footer.label' })}>
          <SiteMap menu={chooseMenu(frame)} />
        </nav>
      </div>
      <div className={`${layout.grid} ${styles.legal}`}>
        <p>{frame.site?.footerNote}</p>
        <a href={stepPath('jobv2', 'manage', frame.locale)}>
          {formatMessage({ id: 'alerts.manage.link' })}
        </a>
        <LegalLinks frame={frame} />
        <ConsentChange locale={frame.locale} />
        <LanguageSwitch frame={frame} />
      </div>
    </>
  );
}

/** One link of each legal page, unless the map of the footer has it. */
function LegalLinks({ frame }: FooterProps) {
  const { formatMessage } = useIntl();
  const mapped = mappedPaths(chooseMenu(frame));
  const titles: SiteFrame['legal'] = {
    privacy: formatMessage({ id: 'privacy.link' }),
    accessibility: formatMessage({ id: 'accessibility.link' }),
    ...frame.legal,
  };
  return legalKinds.map((kind) => {
    const path = legalPath(kind, frame.locale);
    return titles[kind] === undefined || mapped.has(path) ? null : (
      <a key={kind} href={path}>
        {titles[kind]}
      </a>
    );
  });
}

/** The map has two levels. */
function mappedPaths(entries: readonly MenuEntry[]): ReadonlySet<string> {
  return new Set(entries.flatMap((entry) => [entry, ...entry.children].map(({ path }) => path)));
}
