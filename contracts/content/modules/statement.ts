import { z } from 'zod';

/** A short claim set large, with who said it. */
export const statementModuleSchema = z.object({
  text: z.string().trim().min(1).max(600),
  author: z.string().trim().max(120).default(''),
  role: z.string().trim().max(160).default(''),
});
export type StatementModule = z.infer<typeof statementModuleSchema>;
