import type { SiteFrame } from '@parvis/contracts/site/screens.ts';
import { useIntl } from 'react-intl';
import { SiteMenu } from '../public/site-menu/site-menu.tsx';
import { Island } from '../ui/island/island.tsx';
import layout from '../ui/layout.module.css';
import { Logo } from '../ui/logo.tsx';
import styles from './header.module.css';
import { homePath } from './home-path.ts';
import { LanguageSwitch } from './language-switch.tsx';

interface HeaderProps {
  readonly frame: SiteFrame;
  readonly path: string;
}

/** Name, main menu and language of the site; its bar stays when the page scrolls. */
export function Header({ frame, path }: HeaderProps) {
  const { formatMessage } = useIntl();
  const words = (id: string) => formatMessage({ id });
  const labels = {
    menu: words('menu.label'),
    open: words('menu.open'),
    close: words('menu.close'),
    back: words('menu.back'),
    overview: words('menu.overview'),
  };
  return (
    <header className={styles.header}>
      <div className={`${layout.grid} ${styles.strip}`}>
        <p className={styles.tagline}>{words('site.tagline')}</p>
        <LanguageSwitch frame={frame} />
      </div>
      <div className={styles.bar}>
        <div className={styles.barInner}>
          <a className={styles.home} href={homePath(frame.locale)} aria-label={words('site.home')}>
            <Logo name={words('site.name')} />
          </a>
          <Island
            name="site-menu"
            wake="intent"
            of={SiteMenu}
            props={{ entries: frame.menu, current: path, labels }}
            className={styles.menu}
          />
        </div>
      </div>
    </header>
  );
}
