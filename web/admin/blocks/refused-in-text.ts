import { valueAt } from '@parvis/contracts/rich-text/value-at.ts';
import type { IntlShape } from 'react-intl';
import { z } from 'zod';
import { refusedAtOrWithin, refusedWithin } from './refused-within.ts';

const marked = z.object({ text: z.string() });

/**
 * Returns the validation message of a rich text, or the first of what is inside it; that of a link
 * names the link by its text.
 */
export function refusedInText(
  intl: IntlShape,
  refused: ReadonlyMap<string, string>,
  name: string,
  doc: unknown,
): string | undefined {
  const words = refusedAtOrWithin(refused, name);
  const [path] = refusedWithin(refused, name).keys();
  if (words === undefined || refused.has(name) || !path?.endsWith('/attrs/href')) return words;
  const link = path.split('/marks/')[0] ?? '';
  const { data } = marked.safeParse(valueAt(doc, link.split('/')));
  if (data === undefined) return words;
  return intl.formatMessage({ id: 'text.link-refused' }, { link: data.text, reason: words });
}
