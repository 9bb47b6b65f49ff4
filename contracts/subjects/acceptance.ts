import { z } from 'zod';

/** A required checkbox: `on` in a form, true in JSON. */
export const acceptanceSchema = z.unknown().superRefine((sent, context) => {
  if (sent !== 'on' && sent !== true)
    context.addIssue({ code: 'custom', params: { reason: 'acceptance' } });
});
