import type { LivePostsAnswer } from '@parvis/contracts/site/screens.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import type { Rendered } from '../rendered.ts';
import { wordsIn } from '../words.ts';
import { LiveBlock } from './live-block.tsx';
import { LivePost } from './live-post.tsx';

/** The newest posts for the script that shows them, each drawn as the page draws it; or the block alone. */
export function livePostsAnswer({ as, locale, focusId, posts }: LivePostsAnswer): Rendered {
  if (as === 'block') {
    const body = renderToStaticMarkup(
      <RawIntlProvider value={wordsIn[locale]}>
        <LiveBlock focusId={focusId} posts={posts} locale={locale} />
      </RawIntlProvider>,
    );
    return { status: 200, type: 'text/html; charset=utf-8', body };
  }
  const drawn = posts.map((post) => ({
    id: post.id,
    html: renderToStaticMarkup(
      <RawIntlProvider value={wordsIn[locale]}>
        <LivePost post={post} />
      </RawIntlProvider>,
    ),
  }));
  return {
    status: 200,
    type: 'application/json; charset=utf-8',
    body: JSON.stringify({ success: true, data: drawn }),
  };
}
