import { contactMessageIdSchema, contactStatusSchema } from '@parvis/contracts/contact/message.ts';
import { maxPage } from '@parvis/contracts/http/listing.ts';
import { z } from 'zod';

/** The query of the messages of visitors; unknown values are ignored. */
export const contactSearchSchema = z.object({
  theme: z.string().min(1).max(80).optional().catch(undefined),
  status: contactStatusSchema.optional().catch(undefined),
  page: z.coerce.number().int().min(2).max(maxPage).optional().catch(undefined),
  /** The open message. */
  message: contactMessageIdSchema.optional().catch(undefined),
});
export type ContactSearch = z.infer<typeof contactSearchSchema>;
