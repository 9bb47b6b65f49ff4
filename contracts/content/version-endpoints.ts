import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { listQuerySchema, listSchema } from '../http/listing.ts';
import { maxModulesPerItem } from '../limits/pages.ts';
import { namedRevisionSchema } from '../revisions/views.ts';
import { contentIdSchema, moduleIdSchema } from './ids.ts';
import { type ContentKind, collectionNames, idNames, nouns } from './kinds.ts';
import { moduleTypeSchema } from './modules/module-types.ts';
import { undoneChangeSchema, undoneQuerySchema } from './undone-change.ts';
import { versionChangesSchema } from './version-changes.ts';
import { contentReceiptSchema, modulesTagSchema } from './views.ts';
import { itemPartsSchema, writeFields } from './write-fields.ts';

const instant = z.iso.datetime();
const byId = z.object({ id: contentIdSchema });

/** What visitors saw of an item for a time: the revision of its header, and its modules in their order. */
const versionViewSchema = z.object({
  /** The first publication has number 1. */
  number: z.number().int().min(1),
  from: instant,
  /** The name of the account that published it. */
  by: z.string(),
  /** Why an administrator published it without the approval that was required. */
  override: z.string().optional(),
  /** When another version replaced it, or the item was hidden; null while visitors see it. */
  until: instant.nullable(),
  header: z.number().int().min(1),
  title: z.string(),
  /** Its address, below those that its parents have now. */
  url: z.string(),
  modules: z.array(
    z.object({
      id: moduleIdSchema,
      revision: z.number().int().min(1),
      type: moduleTypeSchema,
      /** Its first words. */
      title: z.string(),
    }),
  ),
  /** What differed from the version before. */
  changes: versionChangesSchema,
});
export type VersionView = z.infer<typeof versionViewSchema>;

/** Returns the endpoints of the versions of one kind of content. */
export function makeVersionEndpoints(kind: ContentKind) {
  const path = `/api/${collectionNames[kind]}/{id}` as const;
  const [one] = nouns[kind];
  const [id] = idNames[kind];
  return {
    versions: endpoint({
      id: `list${id}Versions`,
      method: 'get',
      path: `${path}/versions`,
      summary: `Lists what visitors have seen of a ${one}, and from when to when; newest first`,
      access: { capability: 'history.read' },
      params: byId,
      query: listQuerySchema,
      body: z.object({}),
      response: { status: 200, kind: 'json', schema: listSchema(versionViewSchema) },
    }),
    restoreVersion: endpoint({
      id: `restore${id}Version`,
      method: 'post',
      path: `${path}/restore-version`,
      summary: `Makes the draft of a ${one} an earlier version, or what visitors see, as a whole or in the named parts; modules that are not in it are kept, deactivated`,
      access: { capability: 'content.write' },
      params: byId,
      query: z.object({}),
      body: z.object({
        version: z.union([
          z.literal('public'),
          z.object({
            header: namedRevisionSchema,
            modules: z
              .array(z.object({ id: moduleIdSchema, revision: namedRevisionSchema }))
              .max(maxModulesPerItem),
            deleted: z
              .array(moduleIdSchema)
              .default([])
              .describe('Modules to delete; others that are not in the version are deactivated'),
          }),
        ]),
        only: itemPartsSchema
          .optional()
          .describe('The parts to restore; the others stay as they are in the draft'),
        modulesTag: modulesTagSchema.optional(),
        ...writeFields,
      }),
      ifMatch: 'required',
      response: { status: 200, kind: 'json', schema: contentReceiptSchema },
    }),
    undone: endpoint({
      id: `get${id}WithoutChange`,
      method: 'get',
      path: `${path}/revisions/{revision}/undone`,
      summary: `Returns the draft of a ${one}’s header without the change that one revision made, and where that conflicts with what came after; writes nothing`,
      access: { capability: 'history.read' },
      params: byId.extend({ revision: namedRevisionSchema }),
      query: undoneQuerySchema,
      body: z.object({}),
      response: { status: 200, kind: 'json', schema: undoneChangeSchema },
    }),
  } as const;
}
