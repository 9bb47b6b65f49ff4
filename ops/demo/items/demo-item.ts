import type { ContentHeader } from '@parvis/contracts/content/header.ts';
import type { ModuleContent } from '@parvis/contracts/content/modules/module-types.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';

/** A version of a module, and the day on which it replaced the previous one; '' for the first. */
export interface DemoSave {
  readonly on: string;
  readonly content: ModuleContent;
}

/** The versions of a module, oldest first. */
export type DemoModule = readonly [DemoSave, ...DemoSave[]];

/** A content item of the demonstration in one language. */
export interface DemoVersion {
  readonly header: ContentHeader;
  readonly modules: readonly DemoModule[];
}

/** A content item of the demonstration, in the form in which it is seeded. */
export interface DemoItem {
  readonly key: string;
  /** The day on which it was published. */
  readonly on: string;
  /** The key of its parent. */
  readonly parent: string | undefined;
  /** The number of its ancestors. */
  readonly depth: number;
  readonly versions: ReadonlyMap<Locale, DemoVersion>;
}
