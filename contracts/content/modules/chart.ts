import { z } from 'zod';
import { figuresTableSchema } from '../../figures/figures-table.ts';
import { singleLine } from '../single-line.ts';

export const chartForms = ['bars', 'stacked', 'lines', 'areas', 'shares', 'waterfall'] as const;
export type ChartForm = (typeof chartForms)[number];

/**
 * A chart of figures, which are its accessible alternative. Each row is a series over the columns
 * with numbers; shares and the steps of a waterfall are the rows of the newest column.
 */
export const chartModuleSchema = z.object({
  title: singleLine(120).default(''),
  caption: singleLine(200).min(1),
  unit: singleLine(60).default(''),
  form: z.enum(chartForms).default('bars'),
  table: figuresTableSchema,
  notes: z.string().trim().max(1_000).default(''),
  source: singleLine(200).default(''),
});
