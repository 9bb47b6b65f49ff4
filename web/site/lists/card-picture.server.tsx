import type { ShownImage } from '@parvis/contracts/media/picture-sources.ts';
import { Picture, type PictureProps } from '../../ui/picture/picture.tsx';
import { TideChart } from '../../ui/tide-chart/tide-chart.tsx';
import { cardSizes } from './card-sizes.server.ts';

interface CardPictureProps extends Pick<PictureProps, 'locale' | 'lazy' | 'contentId'> {
  readonly image: ShownImage | undefined;
  readonly use?: 'card' | 'portrait';
  /** What a chart follows from, where there is no image. */
  readonly seed: string;
}

/** The image of a card in a list, or else a chart. */
export function CardPicture({ image, use = 'card', seed, ...shown }: CardPictureProps) {
  return image ? (
    <Picture {...shown} image={image} use={use} sizes={cardSizes} />
  ) : (
    <TideChart seed={seed} format="tile" />
  );
}
