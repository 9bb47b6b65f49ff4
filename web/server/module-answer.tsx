import type { ModuleAnswer, Viewer } from '@parvis/contracts/site/screens.ts';
import { renderToString } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import type { Rendered } from './rendered.ts';
import { PageModules } from './screens/page-modules.tsx';
import { wordsIn } from './words.ts';

/** A module alone, drawn as its page draws it. */
export function moduleAnswer({ page }: ModuleAnswer, viewer: Viewer): Rendered {
  const body = renderToString(
    <RawIntlProvider value={wordsIn[page.locale]}>
      <PageModules page={page} viewer={viewer} share={undefined} />
    </RawIntlProvider>,
  );
  return { status: 200, type: 'text/html; charset=utf-8', body };
}
