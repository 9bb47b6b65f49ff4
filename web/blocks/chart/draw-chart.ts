import type { ChartForm } from '@parvis/contracts/content/modules/chart.ts';
import type { ChartData } from './chart-data.ts';
import { drawShares, drawWaterfall } from './draw-parts.ts';
import { drawSeries } from './draw-series.ts';
import type { Canvas, Drawing } from './drawing.ts';

/** Draws a chart of any form at a width. */
export function drawParts(
  data: ChartData,
  form: ChartForm,
  canvas: Canvas,
  format: (value: number, decimals?: number) => string,
  share: (value: number) => string,
): Drawing {
  if (form === 'shares') return drawShares(data, canvas, format, share);
  if (form === 'waterfall') return drawWaterfall(data, canvas, format);
  return drawSeries(data, form, canvas, format);
}

/** Returns whether there is a number to draw. */
export function hasDrawing({ series, parts }: ChartData, form: ChartForm): boolean {
  if (form === 'shares' || form === 'waterfall') return parts.length > 0;
  return series.some(({ values }) => values.some((value) => value !== undefined));
}
