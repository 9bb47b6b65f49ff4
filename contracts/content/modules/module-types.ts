import { z } from 'zod';
import { imageModuleSchema } from './image.ts';
import { statementModuleSchema } from './statement.ts';
import { textModuleSchema } from './text.ts';

/** Every module type by name; its schema here, its view in web/blocks, its form in web/admin/blocks. */
export const moduleSchemas = {
  text: textModuleSchema,
  statement: statementModuleSchema,
  image: imageModuleSchema,
} as const;

export type ModuleType = keyof typeof moduleSchemas;
export const moduleTypeSchema = z.enum(['text', 'statement', 'image']);

/** A module's content, told apart by its type. */
export const moduleContentSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), data: textModuleSchema }),
  z.object({ type: z.literal('statement'), data: statementModuleSchema }),
  z.object({ type: z.literal('image'), data: imageModuleSchema }),
]);
export type ModuleContent = z.infer<typeof moduleContentSchema>;
