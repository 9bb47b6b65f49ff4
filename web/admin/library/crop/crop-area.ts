import type { Area } from '@parvis/contracts/media/crop.ts';

/** The size of an image, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const within = (value: number, maximum: number) =>
  Math.max(0, Math.min(Math.round(value), maximum));

/** Returns the area with its corner moved, kept inside the image. */
export function movedTo(area: Area, image: Size, { x, y }: Pick<Area, 'x' | 'y'>): Area {
  return {
    ...area,
    x: within(x, image.width - area.width),
    y: within(y, image.height - area.height),
  };
}

/** Returns the area at another width, in the shape of its use, as large as the image allows. */
export function sizedTo(area: Area, image: Size, shape: number, width: number): Area {
  const widest = Math.min(image.width, image.height * shape);
  const wide = Math.max(1, Math.min(width, widest));
  const sized = { ...area, width: Math.round(wide), height: Math.round(wide / shape) };
  return movedTo(sized, image, area);
}
