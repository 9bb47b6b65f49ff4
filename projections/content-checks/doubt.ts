import type { Finding } from '@parvis/contracts/content/checks/finding.ts';
import type { ContentHeader } from '@parvis/contracts/content/header.ts';
import type { ModuleId } from '@parvis/contracts/content/ids.ts';
import type { ModuleType } from '@parvis/contracts/content/modules/module-types.ts';

/** A header with the modules that visitors see or will see, in their order. */
export interface ExaminedItem {
  readonly header: ContentHeader;
  readonly modules: readonly {
    readonly id: ModuleId;
    readonly type: ModuleType;
    readonly data: Readonly<Record<string, unknown>>;
  }[];
}

/**
 * A finding, or what is one only if its target is of no use: an item or a path at which visitors
 * find nothing, an image without an alternative text.
 */
export interface Doubt extends Finding {
  readonly target?: string;
}
