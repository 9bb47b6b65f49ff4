import type { Area } from '@parvis/contracts/media/crop.ts';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './crop.module.css';
import { movedTo, type Size, sizedTo } from './crop-area.ts';

interface CropSlidersProps {
  readonly image: Size;
  readonly area: Area;
  readonly shape: number;
  readonly onChange: (area: Area) => void;
}

/** Sliders that place and size the area, for keyboards and for exact values. */
export function CropSliders({ image, area, shape, onChange }: CropSlidersProps) {
  const widest = Math.round(Math.min(image.width, image.height * shape));
  const sliders = [
    {
      what: 'x',
      value: area.x,
      maximum: image.width - area.width,
      set: (x: number) => onChange(movedTo(area, image, { ...area, x })),
    },
    {
      what: 'y',
      value: area.y,
      maximum: image.height - area.height,
      set: (y: number) => onChange(movedTo(area, image, { ...area, y })),
    },
    {
      what: 'width',
      value: area.width,
      maximum: widest,
      set: (width: number) => onChange(sizedTo(area, image, shape, width)),
    },
  ] as const;
  return (
    <div className={styles.sliders}>
      {sliders.map((slider) => (
        <Slider key={slider.what} {...slider} />
      ))}
    </div>
  );
}

interface SliderProps {
  readonly what: 'x' | 'y' | 'width';
  readonly value: number;
  readonly maximum: number;
  readonly set: (value: number) => void;
}

/** A labelled range input: a position in the image, or a size. */
export function Slider({ what, value, maximum, set }: SliderProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>
        <FormattedMessage id={`crop.${what}`} />
      </label>
      <input
        id={id}
        type="range"
        min={what === 'width' ? 1 : 0}
        max={maximum}
        value={value}
        onChange={(event) => set(event.target.valueAsNumber)}
      />
    </div>
  );
}
