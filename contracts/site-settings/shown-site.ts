import type { ShownImage } from '../media/picture-sources.ts';
import type { FeedWithSettings, ListWithSettings } from './settings.ts';

/** The logo as pages show it. */
export type ShownLogo =
  | { readonly kind: 'none' | 'mark' }
  | {
      readonly kind: 'picture';
      readonly image: ShownImage;
      /** The one on dark grounds, if it differs. */
      readonly onDeep?: ShownImage;
      readonly withName: boolean;
    };

/** The brand as pages show it. */
export interface ShownBrand {
  /** The path of its style sheet. */
  readonly sheet?: string;
  /** The path of its icon, unless the logo is an image. */
  readonly icon?: string;
  /** The path of the image of links to pages without one, unless one was chosen. */
  readonly share?: string;
  /** The image of headers without their own. */
  readonly header?: ShownImage;
}

/** The site’s settings in one language; an empty text is not set. */
export interface ShownSite {
  readonly name: string;
  readonly tagline: string;
  readonly logo: ShownLogo;
  /** The image of links to pages without their own. */
  readonly sharingImage?: ShownImage | undefined;
  /** Undefined for the product’s own looks. */
  readonly brand?: ShownBrand;
  /** Undefined when it is not set, as is the next. */
  readonly offersExample?: string;
  readonly careersPlaces?: string;
  readonly footerNote: string;
  readonly homeTitle: string;
  readonly lists: Readonly<
    Record<ListWithSettings, { readonly title: string; readonly introduction: string }>
  >;
  readonly feeds: Readonly<
    Record<
      FeedWithSettings,
      { readonly title: string; readonly description: string; readonly items: number }
    >
  >;
}
