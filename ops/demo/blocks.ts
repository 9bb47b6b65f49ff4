import type { ModuleLink } from '@parvis/contracts/content/modules/link.ts';
import {
  type ModuleType,
  moduleContentSchema,
} from '@parvis/contracts/content/modules/module-types.ts';
import type { RichText } from '@parvis/contracts/rich-text/document.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { htmlToRichText } from '@parvis/services/rich-text/html-to-rich-text.ts';
import type { z } from 'zod';
import type { DemoModule } from './demo-content.ts';
import { demoContentId } from './ids.ts';

/** A module's data as an editor writes it, without optional fields. */
type Written<T extends ModuleType> = Extract<
  z.input<typeof moduleContentSchema>,
  { type: T }
>['data'];

/** Returns a module of any type. @throws ZodError when an editor could not have written it */
export function block<T extends ModuleType>(type: T, data: Written<T>): DemoModule {
  return { type: 'block', content: moduleContentSchema.parse({ type, data }) };
}

/**
 * Returns a module of any type that was rewritten. Its former contents are listed oldest first,
 * each with the day on which it was replaced.
 */
export function rewrittenBlock<T extends ModuleType>(
  type: T,
  former: readonly { readonly until: string; readonly data: Written<T> }[],
  data: Written<T>,
): DemoModule {
  const contentOf = (written: Written<T>) => moduleContentSchema.parse({ type, data: written });
  return {
    type: 'block',
    content: contentOf(data),
    former: former.map((one) => ({ until: one.until, content: contentOf(one.data) })),
  };
}

/** Returns a link to another content item of the demonstration. */
export function pageLink(key: string, locale: Locale): ModuleLink {
  return { kind: 'content', contentId: demoContentId(key, locale) };
}

/** Returns rich text from HTML. */
export function richText(html: string): RichText {
  return htmlToRichText(html).doc;
}
