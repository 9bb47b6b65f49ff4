import type { MenuEntry } from '@parvis/contracts/site/site-frame.ts';
import { useIntl } from 'react-intl';
import { renderUnkeyed } from '../blocks/render-unkeyed.ts';
import styles from './site-map.module.css';

/** The first two levels of a menu, expanded. */
export function SiteMap({ menu }: { readonly menu: readonly MenuEntry[] }) {
  return (
    <ul className={styles.map}>
      {renderUnkeyed(menu, (entry) => (
        <li>
          <MapLink entry={entry} className={styles.top} />
          {entry.children.length > 0 ? (
            <ul>
              {renderUnkeyed(entry.children, (page) => (
                <li>
                  <MapLink entry={page} />
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

interface MapLinkProps {
  readonly entry: MenuEntry;
  readonly className?: string | undefined;
}

function MapLink({ entry: { title, path, newTab }, className }: MapLinkProps) {
  const { formatMessage } = useIntl();
  return (
    <a className={className} href={path} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      {title}
      {newTab ? (
        <span className="visually-hidden"> {formatMessage({ id: 'link.new-tab' })}</span>
      ) : null}
    </a>
  );
}
