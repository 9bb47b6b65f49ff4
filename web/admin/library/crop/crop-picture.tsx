import type { Area } from '@parvis/contracts/media/crop.ts';
import type { ImageView } from '@parvis/contracts/media/views.ts';
import { type PointerEvent, useRef } from 'react';
import styles from './crop.module.css';
import { movedTo, sizedTo } from './crop-area.ts';

interface CropPictureProps {
  readonly image: Pick<ImageView, 'url' | 'width' | 'height'>;
  readonly area: Area;
  /** The aspect ratio of the use, width by height. */
  readonly shape: number;
  readonly onChange: (area: Area) => void;
}

interface Drag {
  readonly what: 'area' | 'corner';
  readonly from: { readonly x: number; readonly y: number };
  readonly area: Area;
}

/**
 * The image with the area on it: dragged to move it, by its corner to size it; sliders do the same
 * by keyboard.
 */
export function CropPicture({ image, area, shape, onChange }: CropPictureProps) {
  const { width, height, url } = image;
  const drag = useRef<Drag>(undefined);
  const start = (what: Drag['what']) => (event: PointerEvent<SVGElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { what, from: { x: event.clientX, y: event.clientY }, area };
  };
  const move = (event: PointerEvent<SVGElement>) => {
    const began = drag.current;
    // The number of pixels of the picture per pixel of the screen: the drawing may be narrower than
    // its element.
    const scale = 1 / (event.currentTarget.ownerSVGElement?.getScreenCTM()?.a ?? 1);
    if (began === undefined) return;
    const dx = (event.clientX - began.from.x) * scale;
    const dy = (event.clientY - began.from.y) * scale;
    const { area: was } = began;
    onChange(
      began.what === 'area'
        ? movedTo(was, image, { x: was.x + dx, y: was.y + dy })
        : sizedTo(was, image, shape, was.width + dx),
    );
  };
  const end = () => {
    drag.current = undefined;
  };
  const handlers = { onPointerMove: move, onPointerUp: end, onPointerCancel: end };
  const corner = Math.max(width, height) / 30;
  return (
    <svg className={styles.picture} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <image href={url} width={width} height={height} />
      <path className={styles.outside} fillRule="evenodd" d={frameAround(image, area)} />
      <rect className={styles.area} {...area} onPointerDown={start('area')} {...handlers} />
      <rect
        className={styles.corner}
        x={area.x + area.width - corner}
        y={area.y + area.height - corner}
        width={corner}
        height={corner}
        onPointerDown={start('corner')}
        {...handlers}
      />
    </svg>
  );
}

/** Returns the image without the area. */
function frameAround({ width, height }: CropPictureProps['image'], area: Area): string {
  const inner = `M${area.x} ${area.y}h${area.width}v${area.height}h${-area.width}z`;
  return `M0 0h${width}v${height}h${-width}z${inner}`;
}
