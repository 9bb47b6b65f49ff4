import { phoneMaximumPx, tabletMaximumPx } from '@parvis/contracts/limits/layout.ts';
import { sliderBreakpointsPx } from '@parvis/contracts/limits/sliders.ts';

/** How many slides are in sight: on the widest screens, then at each breakpoint, widest first. */
export type SlideCounts = readonly number[];

/** Narrow screens show fewer than the editor requested: two at most on tablets, one on small phones. */
export function countsFor(inSight: number): SlideCounts {
  return [
    inSight,
    ...sliderBreakpointsPx.map((breakpoint) => {
      if (breakpoint > tabletMaximumPx) return inSight;
      return Math.min(inSight, breakpoint < phoneMaximumPx ? 1 : 2);
    }),
  ];
}

/** The count in force in a window of this width, in CSS pixels. */
export function visibleSlides(counts: SlideCounts, width: number): number {
  const passed = sliderBreakpointsPx.filter((breakpoint) => width <= breakpoint).length;
  return counts[passed] ?? 1;
}

/** The counts as the style sheet reads them: `data-slides`, `data-slides-1399` and so on. */
export function countAttributes(counts: SlideCounts): Readonly<Record<string, number>> {
  const names = ['data-slides', ...sliderBreakpointsPx.map((px) => `data-slides-${px}`)];
  return Object.fromEntries(names.map((name, index) => [name, counts[index] ?? 1]));
}
