import type { PictureParts } from '../../ui/picture/picture-parts.ts';

/** An image of a gallery, as serializable values. */
export interface GalleryPicture {
  readonly id: string;
  readonly picture: PictureParts;
  readonly caption: string;
  /** Its position: “2 of 9”. */
  readonly place: string;
}
