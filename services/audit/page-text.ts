import type { ModuleContent } from '@parvis/contracts/content/modules/module-types.ts';
import { plainTextOf } from '@parvis/contracts/rich-text/plain-text.ts';
import type { ContentPage } from '@parvis/contracts/site/screens.ts';

/** What a page says, as plain text: its title, its summary and its modules, an empty line between. */
export function pageText({ title, summary, modules }: ContentPage): string {
  return [title, summary ?? '', ...modules.map(({ content }) => moduleText(content))]
    .filter((part) => part !== '')
    .join('\n\n');
}

function moduleText(content: ModuleContent): string {
  switch (content.type) {
    case 'statement': {
      const { text, author, role } = content.data;
      return [text, [author, role].filter(Boolean).join(', ')].filter(Boolean).join('\n');
    }
    case 'image':
      return content.data.caption;
    case 'text':
      return plainTextOf(content.data.doc);
  }
}
