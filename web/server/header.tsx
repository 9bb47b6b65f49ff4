import type { SiteFrame } from '@parvis/contracts/site/site-frame.ts';
import { useIntl } from 'react-intl';
import { LanguageSuggestions } from '../site/language-suggestion/language-suggestion.server.tsx';
import { HeaderSearch } from '../site/search/header-search.server.tsx';
import { asideLines, menuLabels } from '../site/site-menu/menu-words.server.ts';
import { SectionMenu } from '../site/site-menu/section-menu.server.tsx';
import { SiteMenu } from '../site/site-menu/site-menu.tsx';
import { Island } from '../ui/island/island.tsx';
import layout from '../ui/layout.module.css';
import { CachedPart } from './cached-part.tsx';
import styles from './header.module.css';
import { homePath } from './home-path.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { marksOfPath } from './page-marks.ts';
import { shareHeader } from './share-header.ts';
import { SiteLogo } from './site-logo.tsx';

interface HeaderProps {
  readonly frame: SiteFrame;
  readonly path: string;
  /** Whether to suggest the translation to visitors who seem to prefer it. */
  readonly suggests: boolean;
  /** Whether the search shows results during typing. */
  readonly searchAwakes: boolean;
}

/** Name, search, main menu and languages of the site; its bar sticks while the page scrolls. */
export function Header({ frame: own, path: ownPath, ...header }: HeaderProps) {
  const { suggests, searchAwakes } = header;
  const { frame, path, fills } = shareHeader(own, ownPath);
  return (
    <>
      <CachedPart
        as="header"
        className={styles.header}
        name="header"
        locale={frame.locale}
        shown={[...Object.entries(frame).flat(), path, suggests, searchAwakes]}
        of={frame}
        fills={fills}
      >
        <HeaderContent {...header} frame={frame} path={path} />
      </CachedPart>
      {marksOfPath(ownPath).includes('page-rh') ? <SectionMenu frame={own} path={ownPath} /> : null}
    </>
  );
}

function HeaderContent({ frame, path, suggests, searchAwakes }: HeaderProps) {
  const intl = useIntl();
  const { locale, menu } = frame;
  const words = (id: string) => intl.formatMessage({ id });
  const home = intl.formatMessage({ id: 'site.home' }, { site: words('site.name') });
  return (
    <>
      <div className={`${layout.grid} ${styles.strip}`}>
        {suggests ? <LanguageSuggestions frame={frame} /> : null}
        <p className={styles.tagline}>{frame.site?.tagline}</p>
        <div className={styles.language}>
          <LanguageSwitch frame={frame} />
        </div>
      </div>
      <div className={styles.bar}>
        <div className={styles.barInner}>
          <a className={styles.home} href={homePath(locale)} aria-label={home}>
            <SiteLogo site={frame.site} ground="light" />
          </a>
          <HeaderSearch locale={locale} place="before-menu" awakes={searchAwakes} />
          <Island
            name="site-menu"
            wake="intent"
            of={SiteMenu}
            props={{
              locale,
              entries: menu,
              aside: asideLines(intl, frame, path),
              current: path,
              labels: menuLabels(intl),
            }}
            className={styles.menu}
          />
          <HeaderSearch locale={locale} place="after-menu" awakes={searchAwakes} />
        </div>
      </div>
    </>
  );
}
