import type { ModuleAnswer, Viewer } from '@parvis/contracts/site/screens.ts';
import { htmlIn } from './html-in.tsx';
import type { Rendered } from './rendered.ts';
import { PageModules } from './screens/page-modules.tsx';

/** A module alone, drawn as its page draws it. */
export function moduleAnswer({ page }: ModuleAnswer, viewer: Viewer): Rendered {
  const body = htmlIn(page.locale, <PageModules page={page} viewer={viewer} share={undefined} />);
  return { status: 200, type: 'text/html; charset=utf-8', body };
}
