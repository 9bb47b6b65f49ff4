import type { ContentId, ModuleId } from '@parvis/contracts/content/ids.ts';

/** Draws items that are not as visitors see them, as whole documents. */
export interface Previews {
  /** The item as editors see it: newest revisions of its header and active modules. */
  item(contentId: ContentId, viewer: PreviewViewer): Promise<string | undefined>;
  /** The item with this revision of one module in place, active or not. */
  moduleRevision(
    moduleId: ModuleId,
    revision: number,
    viewer: PreviewViewer,
  ): Promise<string | undefined>;
}

/** Who looks at a preview: always somebody signed in. */
export interface PreviewViewer {
  readonly accountId: string;
  /** True while they hold the item's lock. */
  readonly editing: boolean;
}
