import type { ImageSize } from '@parvis/contracts/content/modules/image.ts';
import type { ModuleContent } from '@parvis/contracts/content/modules/module-types.ts';
import type { StatementModule } from '@parvis/contracts/content/modules/statement.ts';
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
