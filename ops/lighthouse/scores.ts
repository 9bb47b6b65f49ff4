import type { PublicScreen } from '../demo/public-screens.ts';

/** One run's scores, from 0 to 1, and its cumulative layout shift. */
export interface RunScores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly layoutShift: number;
  /** The failed audits that lower a score, by Lighthouse's ids. */
  readonly failures: readonly string[];
}

export interface Goal {
  readonly words: string;
  readonly reached: (measured: RunScores) => boolean;
}

const leastPerformance: Readonly<Record<PublicScreen['kind'], number>> = {
  document: 0.98,
  listing: 0.95,
};

/** Returns the target scores for a kind of page. */
export function goalsOf(kind: PublicScreen['kind']): readonly Goal[] {
  const least = leastPerformance[kind];
  return [
    { words: `performance ≥ ${least}`, reached: ({ performance }) => performance >= least },
    { words: 'accessibility 1.0', reached: ({ accessibility }) => accessibility === 1 },
    { words: 'best practices 1.0', reached: ({ bestPractices }) => bestPractices === 1 },
    { words: 'SEO 1.0', reached: ({ seo }) => seo === 1 },
    { words: 'layout shift ≤ 0.02', reached: ({ layoutShift }) => layoutShift <= 0.02 },
  ];
}

/** Returns the median of each score separately, and every failure. */
export function medianOf(rounds: readonly RunScores[]): RunScores {
  const median = (read: (measured: RunScores) => number) => {
    const sorted = rounds.map(read).toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return {
    performance: median(({ performance }) => performance),
    accessibility: median(({ accessibility }) => accessibility),
    bestPractices: median(({ bestPractices }) => bestPractices),
    seo: median(({ seo }) => seo),
    layoutShift: median(({ layoutShift }) => layoutShift),
    failures: [...new Set(rounds.flatMap(({ failures }) => failures))],
  };
}

/** Returns the line of a page in the report. */
export function describeRow(path: string, measured: RunScores, missed: readonly Goal[]): string {
  const { performance, accessibility, bestPractices, seo, layoutShift } = measured;
  const figures = `performance ${performance}  accessibility ${accessibility}  best practices ${bestPractices}  SEO ${seo}  layout shift ${layoutShift.toFixed(3)}`;
  const verdict =
    missed.length === 0 ? '' : `  missed: ${missed.map(({ words }) => words).join(', ')}`;
  return `${path.padEnd(28)} ${figures}${verdict} ${measured.failures.join(' ')}`.trimEnd();
}
