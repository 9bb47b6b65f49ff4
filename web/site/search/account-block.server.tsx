import type { PageLink } from '@parvis/contracts/site/content-page.ts';
import { FormattedMessage } from 'react-intl';
import styles from './account-block.module.css';

/** For customers looking for their account: links to the group's banks. */
export function AccountBlock({ banks }: { readonly banks: readonly PageLink[] }) {
  return (
    <section className={styles.account}>
      <div>
        <h2 className={styles.title}>
          <FormattedMessage id="search.account.title" />
        </h2>
        <p className={styles.text}>
          <FormattedMessage id="search.account.text" />
        </p>
      </div>
      {banks.length > 0 ? (
        <ul className={styles.banks}>
          {banks.map(({ title, path }) => (
            <li key={path}>
              <a href={path}>{title}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
