import { hintSchema } from '@parvis/contracts/log/bus.ts';
import { z } from 'zod';

/** What the background process is started with: the stores that its parent has opened. */
const storesSchema = z.object({ databaseUrl: z.string(), logUrl: z.string() });
export type Stores = z.infer<typeof storesSchema>;

const hintMessage = z.object({ kind: z.literal('hint'), hint: hintSchema });

/** From the process that serves visitors. */
export const toBackgroundSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('start'), stores: storesSchema }),
  hintMessage,
  /** Requests the metrics of the process. */
  z.object({ kind: z.literal('measure') }),
]);
export type ToBackground = z.infer<typeof toBackgroundSchema>;

/** From the background process. */
export const fromBackgroundSchema = z.discriminatedUnion('kind', [
  /** The site is prepared: a first start has written what it writes. */
  z.object({ kind: z.literal('prepared') }),
  hintMessage,
  z.object({ kind: z.literal('metrics'), families: z.array(z.looseObject({ name: z.string() })) }),
]);
export type FromBackground = z.infer<typeof fromBackgroundSchema>;
