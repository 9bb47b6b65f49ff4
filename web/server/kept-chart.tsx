import { TideChart } from '../ui/tide-chart/tide-chart.tsx';
import { Kept } from './kept.tsx';

interface KeptChartProps {
  /** The subject of the chart. */
  readonly seed: string;
  readonly className: string | undefined;
  readonly 'data-size'?: 'small' | 'large';
}

/** A chart across a page's head; drawn unless it was lately. */
export function KeptChart({ seed, ...around }: KeptChartProps) {
  // A chart has no words: it is the same in every language.
  return (
    <Kept as="div" {...around} name="chart" locale="fr" shown={[seed]}>
      <TideChart seed={seed} format="band" />
    </Kept>
  );
}
