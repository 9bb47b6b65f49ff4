import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import { useIntl } from 'react-intl';
import accordion from '../../ui/accordion/accordion.module.css';
import type { BlockProps } from '../block-props.ts';
import { BlockLink } from '../parts/block-link.tsx';
import { BlockTitle } from '../parts/block-title.tsx';
import parts from '../parts/parts.module.css';
import styles from './social-posts.module.css';

/**
 * Posts of a social network, fetched from our own server when a visitor expands them. Without script,
 * and for editors, there is a link to the network instead.
 */
export function SocialPostsView({ data, links, locale, viewer }: BlockProps<'social-posts'>) {
  const { formatMessage } = useIntl();
  const { title, text, network, account, linkLabel, link } = data;
  const source = pathOf('expand_social', locale, { social: network, id: account });
  return (
    <div>
      <BlockTitle>{title}</BlockTitle>
      {text ? <p className={parts.text}>{text}</p> : null}
      {viewer.logged ? null : (
        <details
          className={styles.posts}
          data-island="social-posts"
          data-wake="intent"
          data-source={source}
        >
          <summary className={accordion.summary}>
            {formatMessage({ id: 'social-posts.unfold' })}
          </summary>
          <ul className={styles.list} data-posts />
        </details>
      )}
      <BlockLink link={link} links={links}>
        {linkLabel}
      </BlockLink>
    </div>
  );
}
