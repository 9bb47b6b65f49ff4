import { z } from 'zod';

/** A submission's id, minted by the server when it draws the form. */
export const submissionIdSchema = z.uuid();

/**
 * The body of a form: its fields and its submission's id. Scripts may leave the id out: their
 * `Idempotency-Key` does the same.
 */
export function formBody<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ ...shape, submissionId: submissionIdSchema.optional() });
}
