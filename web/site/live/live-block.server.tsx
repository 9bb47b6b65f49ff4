import type { ContentId } from '@parvis/contracts/content/ids.ts';
import { livePostsPerPage } from '@parvis/contracts/live-posts/live-posts-per-page.ts';
import type { ShownPost } from '@parvis/contracts/site/content-page.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import { useIntl } from 'react-intl';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import styles from './live.module.css';
import { LivePost } from './live-post.server.tsx';

interface LiveBlockProps {
  readonly focusId: ContentId;
  readonly posts: readonly ShownPost[];
  readonly locale: Locale;
  /** Whether the feed is static, as for editors. */
  readonly isStill?: boolean;
}

/**
 * A live feed, newest first: complete without script, updated every minute with it. Its posts are
 * in rows rather than masonry columns, so that they read from left to right in order of time.
 */
export function LiveBlock({ focusId, posts, locale, isStill = false }: LiveBlockProps) {
  const { formatMessage } = useIntl();
  const words = (id: string) => formatMessage({ id });
  const island = isStill
    ? {}
    : {
        'data-island': 'live',
        'data-wake': 'visible',
        'data-source': pathOf('ajax_live_posts', locale, { id: focusId, limit: livePostsPerPage }),
      };
  return (
    <section className={styles.live} aria-labelledby="live-title" {...island}>
      <div className={layout.grid}>
        <header className={styles.header} data-live="header">
          <h2 id="live-title" className={typography.heading}>
            <span className={styles.light} aria-hidden="true" />
            {words('live.title')}
          </h2>
          <p
            className={styles.news}
            role="status"
            data-live="news"
            data-words={words('live.news')}
          />
          <button
            className={styles.tool}
            type="button"
            data-live="all"
            aria-expanded="false"
            data-more={words('live.all')}
            data-less={words('live.less')}
            hidden
          >
            {words('live.all')}
          </button>
          <button
            className={styles.tool}
            type="button"
            data-live="fullscreen"
            data-more={words('live.fullscreen')}
            data-less={words('live.leave-fullscreen')}
            hidden
          >
            {words('live.fullscreen')}
          </button>
        </header>
        <div className={styles.posts} data-live="posts">
          {posts.map((post) => (
            <LivePost key={post.id} post={post} />
          ))}
        </div>
      </div>
    </section>
  );
}
