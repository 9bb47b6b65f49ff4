import { useIntl } from 'react-intl';
import styles from './share-menu.module.css';
import { type SharedContent, shareTargets } from './share-targets.server.ts';

/** Plain links to share a page, and its address to copy, behind one button. */
export function ShareMenu(shared: SharedContent) {
  const { formatMessage } = useIntl();
  const words = (id: string) => formatMessage({ id });
  return (
    <div className={styles.share} data-island="share" data-wake="intent">
      <details>
        <summary className={styles.opener}>{words('share.title')}</summary>
        <ul className={styles.targets}>
          {shareTargets(shared).map(({ name, href }) => (
            <li key={name}>
              {name === 'mail' ? (
                <a href={href}>{words('share.mail')}</a>
              ) : (
                <a href={href} target="_blank" rel="noopener noreferrer">
                  {name}
                  <span className="visually-hidden"> {words('link.new-tab')}</span>
                </a>
              )}
            </li>
          ))}
          <li className={styles.copying}>
            <button
              type="button"
              className={styles.copy}
              data-copies={shared.address}
              data-copied={words('share.copied')}
              data-failed={words('share.failed')}
            >
              {words('share.copy')}
            </button>
            <span role="status" className={styles.said} />
          </li>
        </ul>
      </details>
    </div>
  );
}
