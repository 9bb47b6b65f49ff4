import { defaultLocale } from '@parvis/contracts/site/locale.ts';
import { numberOfChart } from '../ui/tide-chart/draw-chart.ts';
import { TideChart } from '../ui/tide-chart/tide-chart.tsx';
import { CachedPart } from './cached-part.tsx';

interface KeptChartProps {
  /** The subject of the chart. */
  readonly seed: string;
  readonly className: string | undefined;
  readonly 'data-size'?: 'small' | 'large';
}

/** The chart across a page's header: one of a set that all pages share. */
export function CachedChart({ seed, ...around }: KeptChartProps) {
  const number = numberOfChart(seed, 'band');
  // A chart contains no text, so it is the same in every language.
  return (
    <CachedPart as="div" {...around} name="chart" locale={defaultLocale} shown={[number]}>
      <TideChart seed={seed} format="band" />
    </CachedPart>
  );
}
