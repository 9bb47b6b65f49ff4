import { z } from 'zod';
import { joinedLines, singleLine } from '../single-line.ts';

const maxTextLength = 600;
const maxAuthorLength = 120;
const maxRoleLength = 160;

/** A short statement in large type, with its author. */
export const statementModuleSchema = z.object({
  text: z.string().trim().min(1).max(maxTextLength),
  author: z.string().trim().max(maxAuthorLength).default(''),
  role: z.string().trim().max(maxRoleLength).default(''),
});
export type StatementModule = z.infer<typeof statementModuleSchema>;

/** A statement as it is sent, with its type: each field is one visible line. */
export const statementInputSchema = z.object({
  type: z.literal('statement'),
  data: z.object({
    text: joinedLines(maxTextLength).min(1),
    author: singleLine(maxAuthorLength).default(''),
    role: singleLine(maxRoleLength).default(''),
  }),
});
