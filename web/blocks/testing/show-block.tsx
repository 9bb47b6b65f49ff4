import { moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import { moduleContentSchema } from '@parvis/contracts/content/modules/module-types.ts';
import { blockMessages } from '@parvis/contracts/messages/blocks.ts';
import type { Viewer } from '@parvis/contracts/site/screens.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl, RawIntlProvider } from 'react-intl';
import { ModuleView } from '../module-view.tsx';

const visitor: Viewer = { logged: false, editing: false };
const id = moduleIdSchema.parse('m0dule0000010001');

/**
 * Inserts a module into the document as the server renders it in English, without images, links or
 * files.
 */
export function showBlock(content: unknown, viewer: Viewer = visitor): void {
  document.documentElement.lang = 'en';
  document.body.innerHTML = renderToStaticMarkup(
    <RawIntlProvider
      value={createIntl({
        locale: 'en',
        messages: blockMessages.forReactIntl('en'),
        timeZone: 'Europe/Paris',
      })}
    >
      <ModuleView
        id={id}
        content={moduleContentSchema.parse(content)}
        headingIds={[]}
        locale="en"
        viewer={viewer}
        isFirst
      />
    </RawIntlProvider>,
  );
}

/** Returns the element of the document's island. @throws Error when there is none */
export function renderedIsland(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-island="${name}"]`);
  if (found === null) throw new Error(`no island hydrates as ${name}`);
  return found;
}
