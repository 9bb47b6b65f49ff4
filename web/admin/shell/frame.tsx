import { Link, Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { AccountMenu } from '../account/account-menu.tsx';
import { FindButton } from '../find/find-button.tsx';
import { UploadsProvider } from '../library/upload/uploads-provider.tsx';
import styles from './frame.module.css';
import { FreshnessBanner } from './freshness-banner.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Navigation } from './navigation.tsx';

/** The layout of the back-office: the bar and the screen. */
export function Frame() {
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#screen">
        <FormattedMessage id="shell.skip" />
      </a>
      <header className={styles.bar}>
        <Link to="/admin" className={styles.brand}>
          Parvis
        </Link>
        <Navigation />
        <FindButton />
        <LanguageSwitch />
        <AccountMenu />
      </header>
      <FreshnessBanner />
      <main id="screen" tabIndex={-1} className={styles.screen}>
        <UploadsProvider>
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </UploadsProvider>
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
