import { z } from 'zod';
import { maxModulesPerItem } from '../limits/pages.ts';
import { moduleIdSchema } from './ids.ts';
import { moduleTypeSchema } from './modules/module-types.ts';

/**
 * A module's content as sent: data as its type's schema has it, or `{html}` for a text module,
 * which is sanitised and converted. The command layer validates it against the type's schema.
 */
export const moduleDataSchema = z.record(z.string(), z.unknown());

const active = z
  .boolean()
  .default(true)
  .describe('Whether visitors see the module once the item is published');

/** A module sent with the item that is being created. */
export const newModuleSchema = z.object({
  type: moduleTypeSchema,
  data: moduleDataSchema,
  active,
});

/** A module sent with its item: an existing module if it has an id, otherwise a new one. */
export const keptModuleSchema = z.object({
  id: moduleIdSchema.optional(),
  /** The expected revision; any other is refused. */
  revision: z.number().int().min(0).optional(),
  type: moduleTypeSchema,
  /** Unchanged when omitted; only a module with an id may omit it. */
  data: moduleDataSchema.optional(),
  active,
});
export type SentModule = z.infer<typeof keptModuleSchema>;

/** All modules of an item, in their order. */
export const newModulesSchema = z.array(newModuleSchema).max(maxModulesPerItem).optional();
export const keptModulesSchema = z.array(keptModuleSchema).max(maxModulesPerItem).optional();

/** What is typed in an item's editor and not saved: the header, if it changed, and modules by id. */
export const typedPartsSchema = z.object({
  header: moduleDataSchema.optional(),
  modules: z.record(moduleIdSchema, moduleDataSchema).default({}),
});
export type SentTypedParts = z.infer<typeof typedPartsSchema>;
