import type { PictureParts } from '../../ui/picture/picture-parts.ts';

/** A picture of a gallery, in plain values that can travel to the browser. */
export interface GalleryPicture {
  readonly id: string;
  readonly picture: PictureParts;
  readonly caption: string;
  /** Where it stands: “2 of 9”. */
  readonly place: string;
}
