import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import type { SiteFrame } from '@parvis/contracts/site/site-frame.ts';
import { useIntl } from 'react-intl';
import { ConsentChange } from '../site/consent/consent.tsx';
import layout from '../ui/layout.module.css';
import styles from './footer.module.css';
import { keptHtml } from './kept-html.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { SiteLogo } from './site-logo.tsx';
import { SiteMap } from './site-map.tsx';
import { footerId } from './skip-links.tsx';

/** The whole site at a glance, and who it belongs to. */
export function Footer({ frame }: { readonly frame: SiteFrame }) {
  const { formatMessage } = useIntl();
  const menu = frame.footer ?? frame.menu;
  return (
    <footer id={footerId} className={styles.footer} tabIndex={-1}>
      <div className={`${layout.grid} ${styles.columns}`}>
        <div className={styles.name}>
          <SiteLogo site={frame.site} />
          <p className={styles.tagline}>{frame.site?.tagline}</p>
        </div>
        <nav
          className={styles.map}
          aria-label={formatMessage({ id: 'footer.label' })}
          // React has escaped its own output.
          dangerouslySetInnerHTML={keptHtml(
            'site-map',
            frame.locale,
            [menu],
            <SiteMap menu={menu} />,
          )}
        />
      </div>
      <div className={`${layout.grid} ${styles.legal}`}>
        <p className={styles.note}>{frame.site?.footerNote}</p>
        <a href={pathOf('privacy', frame.locale)}>{formatMessage({ id: 'privacy.link' })}</a>
        <a href={pathOf('accessibility', frame.locale)}>
          {formatMessage({ id: 'accessibility.link' })}
        </a>
        <ConsentChange locale={frame.locale} />
        <LanguageSwitch frame={frame} />
      </div>
    </footer>
  );
}
