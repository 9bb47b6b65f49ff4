import { Link, Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountMenu } from '../account/account-menu.tsx';
import styles from './frame.module.css';
import { FreshnessBanner } from './freshness-banner.tsx';
import { LanguageSwitch } from './language-switch.tsx';

/** The layout of the back-office: the bar and the screen. */
export function Frame() {
  const intl = useIntl();
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#screen">
        <FormattedMessage id="shell.skip" />
      </a>
      <header className={styles.bar}>
        <Link to="/admin/pages" className={styles.brand}>
          Parvis
        </Link>
        <nav className={styles.nav} aria-label={intl.formatMessage({ id: 'shell.nav' })}>
          <Link to="/admin/pages">
            <FormattedMessage id="shell.pages" />
          </Link>
          <Link to="/admin/library/$type" params={{ type: 'image' }}>
            <FormattedMessage id="shell.library" />
          </Link>
          <Link to="/admin/offers">
            <FormattedMessage id="shell.offers" />
          </Link>
          <Link to="/admin/merge-language">
            <FormattedMessage id="shell.merges" />
          </Link>
          <Link to="/admin/audit">
            <FormattedMessage id="audit.nav" />
          </Link>
        </nav>
        <LanguageSwitch />
        <AccountMenu />
      </header>
      <FreshnessBanner />
      <main id="screen" tabIndex={-1} className={styles.screen}>
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  );
}

/** Shown while a screen loads. */
export function Loading() {
  return (
    <p className={styles.waiting}>
      <FormattedMessage id="shell.waiting" />
    </p>
  );
}
