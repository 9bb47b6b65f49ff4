import type { SocialPostsScreen } from '@parvis/contracts/site/screens.ts';
import type { SocialPost } from '@parvis/contracts/third-parties/social-posts.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { RawIntlProvider, useIntl } from 'react-intl';
import { publicIntl } from '../../server/intl.ts';
import styles from './social-posts.module.css';

/** Returns the newest posts for the script that expands them, each rendered. */
export function socialPostsData({ locale, posts }: SocialPostsScreen): string {
  const tweets = posts.map((post) => ({
    id: post.id,
    html: renderToStaticMarkup(
      <RawIntlProvider value={publicIntl(locale)}>
        <Post post={post} />
      </RawIntlProvider>,
    ),
  }));
  return JSON.stringify({ success: true, tweets });
}

/** A post with its author and day; the network gets no data about its readers. */
function Post({ post: { author, at, locale, text, url } }: { readonly post: SocialPost }) {
  const { formatDate, formatMessage } = useIntl();
  const day = formatDate(at, { day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <article className={styles.post}>
      <p className={styles.author}>{author}</p>
      <p className={styles.text} lang={locale}>
        {text}
      </p>
      <p className={styles.day}>
        <a href={url} target="_blank" rel="noopener noreferrer">
          <span className="visually-hidden">{formatMessage({ id: 'social-posts.read' })} </span>
          <time dateTime={at}>{day}</time>
          <span className="visually-hidden"> {formatMessage({ id: 'link.new-tab' })}</span>
        </a>
      </p>
    </article>
  );
}
