import { z } from 'zod';
import { positionSchema } from './position.ts';

/** A hint that something changed. Losing one loses nothing: every reader also polls. */
export const hintSchema = z.discriminatedUnion('about', [
  /** The log grew to at least this position. */
  z.object({ about: z.literal('log'), position: positionSchema }),
  /** A projection committed up to this position, touching these tags. */
  z.object({
    about: z.literal('projection'),
    projection: z.string(),
    position: positionSchema,
    tags: z.array(z.string()),
  }),
]);
export type Hint = z.infer<typeof hintSchema>;

/** Carries hints between processes (NATS) or inside one (in-process). */
export interface Bus {
  /** Never throws and never waits for a server: a hint that cannot be sent is dropped. */
  publish(hint: Hint): void;
  /** Returns the function that ends the subscription. A listener that throws harms no other. */
  subscribe(listener: (hint: Hint) => void): () => void;
  close(): Promise<void>;
}
