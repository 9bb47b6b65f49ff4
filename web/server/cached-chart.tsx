import { pictureSources } from '@parvis/contracts/media/picture-sources.ts';
import { defaultLocale } from '@parvis/contracts/site/locale.ts';
import { useContext } from 'react';
import { PictureElement } from '../ui/picture/picture-element.tsx';
import { numberOfChart } from '../ui/tide-chart/draw-chart.ts';
import { TideChart } from '../ui/tide-chart/tide-chart.tsx';
import { CachedPart } from './cached-part.tsx';
import { HeaderArtContext } from './site-brand.tsx';

interface KeptChartProps {
  /** The subject of the chart. */
  readonly seed: string;
  readonly className: string | undefined;
  readonly 'data-size'?: 'small' | 'large' | 'low';
  /** Whether text lies over it, which no picture may disturb. */
  readonly isBehindText?: boolean;
}

/**
 * The chart across a page's header: one of a set that all pages share; or the image of the brand, if
 * it has one.
 */
export function CachedChart({ seed, isBehindText = false, ...around }: KeptChartProps) {
  const image = useContext(HeaderArtContext);
  if (image !== undefined && !isBehindText) {
    // Decorative, as the chart is.
    const parts = { ...pictureSources(image, 'header'), alt: '', credit: '' };
    return (
      <div {...around}>
        <PictureElement parts={parts} sizes="(width < 992px) 100vw, 44vw" lazy={false} />
      </div>
    );
  }
  const number = numberOfChart(seed, 'band');
  // A chart contains no text, so it is the same in every language.
  return (
    <CachedPart as="div" {...around} name="chart" locale={defaultLocale} shown={[number]}>
      <TideChart seed={seed} format="band" />
    </CachedPart>
  );
}
