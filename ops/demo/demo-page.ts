import type { ImageSize } from '@parvis/contracts/content/modules/image.ts';
import type { ModuleLink } from '@parvis/contracts/content/modules/link.ts';
import {
  type ModuleContent,
  type ModuleType,
  moduleContentSchema,
} from '@parvis/contracts/content/modules/module-types.ts';
import type { StatementModule } from '@parvis/contracts/content/modules/statement.ts';
import type { RichText } from '@parvis/contracts/rich-text/document.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { htmlToRichText } from '@parvis/services/platform/rich-text/html-to-rich-text.ts';
import type { z } from 'zod';
import { demoContentId } from './ids.ts';
import type { SubjectKey } from './seed-media.ts';

/** A module of a demo page: rich text as HTML, a statement, a picture by its subject, or any as it is kept. */
export type DemoModule =
  | { readonly type: 'text'; readonly html: string }
  | { readonly type: 'statement'; readonly statement: StatementModule }
  | {
      readonly type: 'image';
      readonly subject: SubjectKey;
      readonly caption: string;
      readonly size: ImageSize;
    }
  | { readonly type: 'block'; readonly content: ModuleContent };

/** One language of a demo page. */
export interface DemoVersion {
  readonly title: string;
  readonly slug: string;
  readonly summary: string;
  readonly modules: readonly DemoModule[];
}

/** A demo page in both languages; `parent` is another page's key. */
export interface DemoPage {
  readonly key: string;
  readonly parent?: string;
  readonly fr: DemoVersion;
  readonly en: DemoVersion;
}

/** A module's data as an editor writes it: what may be left out may be. */
type Written<T extends ModuleType> = Extract<
  z.input<typeof moduleContentSchema>,
  { type: T }
>['data'];

/** A module of any type. @throws ZodError when an editor could not have written it */
export function block<T extends ModuleType>(type: T, data: Written<T>): DemoModule {
  return { type: 'block', content: moduleContentSchema.parse({ type, data }) };
}

/** A link to another page of the demonstration. */
export function pageLink(key: string, locale: Locale): ModuleLink {
  return { kind: 'content', contentId: demoContentId(key, locale) };
}

/** Rich text from HTML. */
export function richText(html: string): RichText {
  return htmlToRichText(html).doc;
}
