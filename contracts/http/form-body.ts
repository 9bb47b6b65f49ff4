import { z } from 'zod';

/** The id of a submission, generated when the server renders the form. */
export const submissionIdSchema = z.uuid();

/**
 * Returns the body of a form: its fields and its submission id. API clients may omit the id: their
 * `Idempotency-Key` serves the same purpose.
 */
export function formBody<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ ...shape, submissionId: submissionIdSchema.optional() });
}
