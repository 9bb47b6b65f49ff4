import { z } from 'zod';
import { statementModuleSchema } from './statement.ts';
import { textModuleSchema } from './text.ts';

/** Every module type by name; its schema here, its view in web/blocks, its form in web/admin/blocks. */
export const moduleSchemas = {
  text: textModuleSchema,
  statement: statementModuleSchema,
} as const;

export type ModuleType = keyof typeof moduleSchemas;
export const moduleTypeSchema = z.enum(['text', 'statement']);

/** A module's content, told apart by its type. */
export const moduleContentSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), data: textModuleSchema }),
  z.object({ type: z.literal('statement'), data: statementModuleSchema }),
]);
export type ModuleContent = z.infer<typeof moduleContentSchema>;
