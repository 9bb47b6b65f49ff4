import type { LivePostsScreen } from '@parvis/contracts/site/screens.ts';
import { htmlIn } from '../../server/html-in.tsx';
import type { Rendered } from '../../server/rendered.ts';
import { LiveBlock } from './live-block.server.tsx';
import { LivePost } from './live-post.server.tsx';

/**
 * Returns the newest posts for the script that shows them, each rendered as on the page; or the
 * block alone.
 */
export function livePostsData({ as, locale, focusId, posts }: LivePostsScreen): Rendered {
  if (as === 'block') {
    const body = htmlIn(locale, <LiveBlock focusId={focusId} posts={posts} locale={locale} />);
    return { status: 200, type: 'text/html; charset=utf-8', body };
  }
  const rendered = posts.map((post) => ({
    id: post.id,
    html: htmlIn(locale, <LivePost post={post} />),
  }));
  return {
    status: 200,
    type: 'application/json; charset=utf-8',
    body: JSON.stringify({ success: true, data: rendered }),
  };
}
