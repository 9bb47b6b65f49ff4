import { adminSections, screensOf } from '@parvis/contracts/site/routes/admin-screens.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useMatchRoute } from '@tanstack/react-router';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDismissal } from '../../ui/dismissal/use-dismissal.ts';
import { useOneOpen } from '../../ui/one-open/use-one-open.ts';
import styles from './navigation.module.css';
import { whoAmI } from './session.ts';

/** The parameter of the library's screen, which opens at its images. */
const libraryOfImages = { type: 'image' };

/**
 * The menus of the bar, one for each section; screens that the user's roles do not permit are
 * omitted.
 */
export function Navigation() {
  const intl = useIntl();
  const { data: account } = useQuery(whoAmI);
  const matches = useMatchRoute();
  const { disclosure, dismiss } = useOneOpen({ open: null, keepsOne: false });
  const root = useRef<HTMLElement>(null);
  useDismissal(root, dismiss);
  const shown = account === undefined ? [] : screensOf(account);
  const permitted = adminSections
    .map((section) => ({
      section,
      screens: shown.filter((screen) => screen.section === section),
    }))
    .filter(({ screens }) => screens.length > 0);
  return (
    <nav ref={root} className={styles.nav} aria-label={intl.formatMessage({ id: 'shell.nav' })}>
      {permitted.map(({ section, screens }) => {
        const { isOpen, onPress, onToggle } = disclosure(section);
        const isCurrent = screens.some(({ path }) => matches({ to: path, fuzzy: true }));
        return (
          <details key={section} open={isOpen} onToggle={onToggle}>
            <summary
              className={styles.section}
              aria-current={isCurrent ? 'true' : undefined}
              onClick={onPress}
            >
              <FormattedMessage id={`shell.section.${section}`} />
            </summary>
            <ul className={styles.screens}>
              {screens.map(({ label, path }) => (
                <li key={label}>
                  <Link
                    to={path}
                    params={libraryOfImages}
                    onClick={dismiss}
                    activeOptions={{ exact: true, includeSearch: false }}
                  >
                    <FormattedMessage id={label} />
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </nav>
  );
}
