import { z } from 'zod';

/** A box that must be ticked: `on` in a form, true in JSON. */
export const acceptanceSchema = z.unknown().superRefine((sent, context) => {
  if (sent !== 'on' && sent !== true)
    context.addIssue({ code: 'custom', params: { reason: 'acceptance' } });
});
