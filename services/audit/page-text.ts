import { textOfModule } from '@parvis/contracts/content/modules/words.ts';
import type { ContentPage } from '@parvis/contracts/site/content-page.ts';

/**
 * Returns a page as plain text: its title, its summary and its modules, separated by empty lines.
 */
export function pageText({ title, summary, modules }: ContentPage): string {
  return [title, summary ?? '', ...modules.map(({ content }) => textOfModule(content))]
    .filter((part) => part !== '')
    .join('\n\n');
}
