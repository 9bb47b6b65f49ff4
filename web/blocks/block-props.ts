import type { ModuleId } from '@parvis/contracts/content/ids.ts';
import type { ModuleData, ModuleType } from '@parvis/contracts/content/modules/module-types.ts';
import type { MediaId } from '@parvis/contracts/media/ids.ts';
import type { ShownImage } from '@parvis/contracts/media/picture-sources.ts';
import type { ShownPlaylist } from '@parvis/contracts/media/shown-video.ts';
import type { PlaylistId } from '@parvis/contracts/playlists/ids.ts';
import type { ContentPage } from '@parvis/contracts/site/content-page.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Viewer } from '@parvis/contracts/site/screens.ts';
import type { ReactNode } from 'react';

/** The page data that a module's view may need. */
export interface BlockContext {
  /** The module's id: unique in the page, for the ids of its parts. */
  readonly id: ModuleId;
  /** The ids of the module's headings, in order, unique across the page. */
  readonly headingIds: readonly string[];
  /** The page's images. */
  readonly images?: ReadonlyMap<MediaId, ShownImage> | undefined;
  /** The files that the page offers. */
  readonly files?: ContentPage['files'] | undefined;
  /** Addresses of the items that the page links to. */
  readonly links?: ContentPage['links'] | undefined;
  /** The content of the page's teasers. */
  readonly teasers?: ContentPage['teasers'] | undefined;
  /** The page's playlists with their videos. */
  readonly playlists?: ReadonlyMap<PlaylistId, ShownPlaylist> | undefined;
  /** The applicant profile of the reader, if it is known. */
  readonly profile?: number | undefined;
  /** The offers of the page's job modules. */
  readonly jobs?: ContentPage['jobs'] | undefined;
  /** What the product knows, rendered, for modules that show it. */
  readonly facts?: ReactNode;
  readonly locale: Locale;
  readonly viewer: Viewer;
  /** True for the first module that the page shows. */
  readonly isFirst: boolean;
}

/** The props of a module type's view. */
export type BlockProps<T extends ModuleType> = BlockContext & { readonly data: ModuleData<T> };
