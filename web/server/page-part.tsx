import type { PagePart, Viewer } from '@parvis/contracts/site/screens.ts';
import type { Assets } from './assets.ts';
import { htmlIn } from './html-in.tsx';
import type { Rendered } from './rendered.ts';
import { ContentHead } from './screens/page-head.tsx';
import { PageModules } from './screens/page-modules.tsx';

/** Renders a part of a page alone, with the markup that it has on the page. */
export function pagePart(
  { screen, page, ...of }: PagePart,
  { viewer, assets }: { readonly viewer: Viewer; readonly assets: Assets },
): Rendered {
  const part =
    screen === 'head' ? (
      <ContentHead page={page} viewer={viewer} />
    ) : (
      <PageModules page={page} viewer={viewer} assets={assets} share={undefined} />
    );
  return { status: 200, type: 'text/html; charset=utf-8', body: htmlIn(page.locale, part, of) };
}
