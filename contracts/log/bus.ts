import { z } from 'zod';
import { positionSchema } from './position.ts';

/**
 * A hint that something changed. Hints may be lost: every reader also polls. That the log has grown,
 * the log announces itself.
 */
export const hintSchema = z.discriminatedUnion('about', [
  /** A projection committed up to this position and changed these tags. */
  z.object({
    about: z.literal('projection'),
    projection: z.string(),
    position: positionSchema,
    tags: z.array(z.string()),
  }),
  /** A reader waits for these read models, which others would otherwise precede. */
  z.object({ about: z.literal('waiting'), projections: z.array(z.string()) }),
  /** A reader of the log has polled the database: as long as its state is the same, nothing was stored. */
  z.object({ about: z.literal('polled'), state: z.string() }),
]);
export type Hint = z.infer<typeof hintSchema>;

/** Carries hints between processes (NATS, or the channel of a child process) or inside one. */
export interface Bus {
  /** Never throws nor waits for a server: a hint that cannot be sent is dropped. */
  publish(hint: Hint): void;
  /** Returns a function that ends the subscription. A listener that throws does not affect the others. */
  subscribe(listener: (hint: Hint) => void): () => void;
  close(): Promise<void>;
}
