import { phoneMaximumPx, tabletMaximumPx } from '@parvis/contracts/limits/layout.ts';
import { sliderBreakpointsPx } from '@parvis/contracts/limits/sliders.ts';

/** The number of visible slides: on the widest screens, then at each breakpoint, widest first. */
export type SlideCounts = readonly number[];

/** Returns the counts for an editor's choice: at most two on tablets, one on small phones. */
export function countsFor(inSight: number): SlideCounts {
  return [
    inSight,
    ...sliderBreakpointsPx.map((breakpoint) => {
      if (breakpoint > tabletMaximumPx) return inSight;
      return Math.min(inSight, breakpoint < phoneMaximumPx ? 1 : 2);
    }),
  ];
}

/** Returns the number of visible slides in a window of this width, in CSS pixels. */
export function visibleSlides(counts: SlideCounts, width: number): number {
  const passed = sliderBreakpointsPx.filter((breakpoint) => width <= breakpoint).length;
  return counts[passed] ?? 1;
}

/** Returns the data attributes that the style sheet reads: `data-slides`, `data-slides-1399` and so on. */
export function countAttributes(counts: SlideCounts): Readonly<Record<string, number>> {
  const names = ['data-slides', ...sliderBreakpointsPx.map((px) => `data-slides-${px}`)];
  return Object.fromEntries(names.map((name, index) => [name, counts[index] ?? 1]));
}
