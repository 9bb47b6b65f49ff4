import { z } from 'zod';
import { figuresTableSchema } from '../../figures/figures-table.ts';
import { singleLine } from '../single-line.ts';

/** A table of figures, with the unit, notes and source of them all. */
export const dataTableModuleSchema = z.object({
  title: singleLine(120).default(''),
  caption: singleLine(200).min(1),
  /** What its numbers count, if a row or a column says nothing else: millions of euros. */
  unit: singleLine(60).default(''),
  table: figuresTableSchema,
  notes: z.string().trim().max(1_000).default(''),
  source: singleLine(200).default(''),
});
