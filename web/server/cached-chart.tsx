import { defaultLocale } from '@parvis/contracts/site/locale.ts';
import { seeded } from '../ui/tide-chart/seeded.ts';
import { TideChart } from '../ui/tide-chart/tide-chart.tsx';
import { CachedPart } from './cached-part.tsx';

interface KeptChartProps {
  /** The subject of the chart. */
  readonly seed: string;
  readonly className: string | undefined;
  readonly 'data-size'?: 'small' | 'large';
}

/** A chart takes longer to draw than the rest of its page, which shows no other across its header. */
const charts = 256;

/** The chart across a page's header: one of a set that all pages share. */
export function CachedChart({ seed, ...around }: KeptChartProps) {
  const shared = `chart ${Math.floor(seeded(seed)() * charts)}`;
  // A chart contains no text, so it is the same in every language.
  return (
    <CachedPart as="div" {...around} name="chart" locale={defaultLocale} shown={[shared]}>
      <TideChart seed={shared} format="band" />
    </CachedPart>
  );
}
