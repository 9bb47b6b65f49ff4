import type { PagePart, Viewer } from '@parvis/contracts/site/screens.ts';
import { htmlIn } from './html-in.tsx';
import type { Rendered } from './rendered.ts';
import { ContentHead } from './screens/page-head.tsx';
import { PageModules } from './screens/page-modules.tsx';

/** Renders a part of a page alone, with the markup that it has on the page. */
export function pagePart({ screen, page, ...of }: PagePart, viewer: Viewer): Rendered {
  const part =
    screen === 'head' ? (
      <ContentHead page={page} viewer={viewer} />
    ) : (
      <PageModules page={page} viewer={viewer} share={undefined} />
    );
  return { status: 200, type: 'text/html; charset=utf-8', body: htmlIn(page.locale, part, of) };
}
