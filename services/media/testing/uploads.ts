import { type ImageView, imageViewSchema } from '@parvis/contracts/media/views.ts';
import { bands } from './pictures.ts';
import { positionOf } from './responses.ts';
import type { ServedMedia } from './served-media.ts';

/** Details of a picture as an editor sends them. */
export const sentDetails = {
  title: { fr: 'Pleine mer', en: 'High water' },
  credit: 'Atelier Estuaire',
  alternativeText: { fr: 'Le port à marée haute', en: 'The harbour at high tide' },
  decorative: false,
  focalPoint: { x: 0.25, y: 0.5 },
};

/** Draws every pending rendition; returns their number. */
export async function drawAll({ media }: ServedMedia): Promise<number> {
  let drawn = 0;
  await media.planner.catchUp();
  while (await media.worker.makeNext()) drawn += 1;
  return drawn;
}

/** Uploads an image. Each size gives a different hash. */
export async function upload(
  served: ServedMedia,
  width: number,
  height: number,
): Promise<ImageView> {
  const bytes = await bands(width, height).jpeg().toBuffer();
  const came = await served.call('/api/media/images?filename=a.jpg', { bytes });
  return came.as(imageViewSchema);
}

/** Uploads an image and releases it to visitors. */
export async function released(
  served: ServedMedia,
  width: number,
  height: number,
): Promise<ImageView> {
  const image = await upload(served, width, height);
  const came = await served.call(`/api/media/images/${image.id}/release`, { json: {} });
  return came.as(imageViewSchema);
}

/** Uploads these bytes as an image with a title; also returns the position of the write. */
export async function uploadTitled(
  served: ServedMedia,
  bytes: Uint8Array,
  title: string,
): Promise<ImageView & { readonly at: string }> {
  const path = `/api/media/images?filename=a.jpg&title=${encodeURIComponent(title)}`;
  const came = await served.call(path, { bytes });
  return { ...came.as(imageViewSchema), at: positionOf(came) };
}
