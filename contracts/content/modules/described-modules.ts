import { z } from 'zod';
import { blockSchema, documentSchema, richTextSchema } from '../../rich-text/document.ts';
import { itemsToAct, itemsToCreate, itemsToSave, sentItemSchema } from '../batch-endpoints.ts';
import { createModuleSchema, saveModuleSchema } from '../endpoints.ts';
import { contentConditions } from '../kind-views.ts';
import { contentKinds } from '../kinds.ts';
import { keptModuleSchema, newModuleSchema } from '../sent-modules.ts';
import { linkSchema } from './link.ts';
import { type ModuleType, moduleSchemaOf, moduleTypeSchema } from './module-types.ts';
import { textModuleSchema } from './text.ts';

const types = moduleTypeSchema.options;

/**
 * Returns the format in which a module of a type is sent: data as in its schema; a text may also be
 * sent as HTML.
 */
function sentData(type: ModuleType): z.ZodType {
  if (type !== 'text') return moduleSchemaOf(type);
  return z.union([textModuleSchema, z.object({ html: z.string() })]);
}

/** A new module, one alternative for each type. */
const newModule = z.union(
  types.map((type) => z.object({ type: z.literal(type), data: sentData(type).optional() })),
);

/** A saved module: the data that its type requires. */
const savedModule = z.object({
  data: z.union(types.map(sentData)),
  draft: z.boolean().default(false),
});

/** A module sent with its item, one alternative for each type. */
const moduleOfNewItem = z.union(
  types.map((type) => newModuleSchema.extend({ type: z.literal(type), data: sentData(type) })),
);
const moduleOfItem = z.union(
  types.map((type) =>
    keptModuleSchema.extend({ type: z.literal(type), data: sentData(type).optional() }),
  ),
);

/** An item of a batch: created, or saved where it has an id, or published and the like. */
const itemOfBatch = z.union(
  contentKinds.flatMap((kind): readonly z.ZodType[] => [
    itemsToCreate[kind],
    itemsToSave[kind],
    itemsToAct[kind],
  ]),
);

/** The bodies as their handlers validate them, when the endpoint's own schema is less strict. */
export const describedBodies: ReadonlyMap<z.ZodType, z.ZodType> = new Map<z.ZodType, z.ZodType>([
  [createModuleSchema, newModule],
  [saveModuleSchema, savedModule],
]);

/** A schema with a name in the description of the API. */
export interface NamedSchema {
  readonly name: string;
  /** The schema in the description; the limits of some are checked by code only. */
  readonly form: z.ZodType;
}

/** The named schemas, each before the ones it contains. */
export const namedSchemas: ReadonlyMap<z.core.$ZodType, NamedSchema> = new Map<
  z.core.$ZodType,
  NamedSchema
>([
  ...types.toReversed().map((type) => {
    const form = moduleSchemaOf(type);
    return [form, { name: `${inCamelCase(type)}Data`, form }] as const;
  }),
  ...contentKinds.map((kind) => {
    const form = contentConditions[kind];
    return [form, { name: `${inCamelCase(kind)}Condition`, form }] as const;
  }),
  [newModuleSchema, { name: 'NewModule', form: moduleOfNewItem }],
  [keptModuleSchema, { name: 'SentModule', form: moduleOfItem }],
  [sentItemSchema, { name: 'SentItem', form: itemOfBatch }],
  [richTextSchema, { name: 'RichText', form: documentSchema }],
  [blockSchema, { name: 'RichTextBlock', form: blockSchema }],
  [linkSchema, { name: 'Link', form: linkSchema }],
]);

/** `key-numbers` as `KeyNumbers`. */
function inCamelCase(type: string): string {
  return type.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
