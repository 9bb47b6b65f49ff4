import { defaultLocale } from '@parvis/contracts/site/locale.ts';
import { TideChart } from '../ui/tide-chart/tide-chart.tsx';
import { CachedPart } from './cached-part.tsx';

interface KeptChartProps {
  /** The subject of the chart. */
  readonly seed: string;
  readonly className: string | undefined;
  readonly 'data-size'?: 'small' | 'large';
}

/** The chart across a page's header, cached by its subject. */
export function CachedChart({ seed, ...around }: KeptChartProps) {
  // A chart contains no text, so it is the same in every language.
  return (
    <CachedPart as="div" {...around} name="chart" locale={defaultLocale} shown={[seed]}>
      <TideChart seed={seed} format="band" />
    </CachedPart>
  );
}
