import type { PagePart, Viewer } from '@parvis/contracts/site/screens.ts';
import { renderToString } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import type { Rendered } from './rendered.ts';
import { ContentHead } from './screens/page-head.tsx';
import { PageModules } from './screens/page-modules.tsx';
import { wordsIn } from './words.ts';

/** A part of a page alone, drawn as its page draws it. */
export function pagePart({ screen, page }: PagePart, viewer: Viewer): Rendered {
  const body = renderToString(
    <RawIntlProvider value={wordsIn[page.locale]}>
      {screen === 'head' ? (
        <ContentHead page={page} viewer={viewer} />
      ) : (
        <PageModules page={page} viewer={viewer} share={undefined} />
      )}
    </RawIntlProvider>,
  );
  return { status: 200, type: 'text/html; charset=utf-8', body };
}
