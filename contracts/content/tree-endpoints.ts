import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { listQuerySchema, listSchema, readQuerySchema } from '../http/listing.ts';
import { defaultLocale, localeSchema } from '../site/locale.ts';
import { slugSchema } from './header.ts';
import { contentIdSchema } from './ids.ts';
import { contentReceiptSchema, contentSummarySchema } from './views.ts';
import { itemPartsSchema, writeFields } from './write-fields.ts';

const none = z.object({});
const byId = z.object({ id: contentIdSchema });

/** Stands for the top of the tree in addresses that take an item's id. */
export const treeTop = 'root';
const itemOrTop = z.union([z.literal(treeTop), contentIdSchema]);
export type ItemOrTop = z.infer<typeof itemOrTop>;

/** An item in the tree, with the number of its children. */
export const treeNodeSchema = contentSummarySchema
  .pick({
    id: true,
    kind: true,
    locale: true,
    title: true,
    url: true,
    status: true,
    revision: true,
  })
  .extend({
    /**
     * Whether visitors see a header older than the newest; moving the item shows them the newest.
     */
    headerPending: z.boolean(),
    children: z.number().int().min(0),
  });
export type TreeNode = z.infer<typeof treeNodeSchema>;
export const treeNodeListSchema = listSchema(treeNodeSchema);

/** The place of an item: its ancestors, from the top down, and its children. */
export const treePlaceSchema = treeNodeSchema.extend({ above: z.array(treeNodeSchema) });
export type TreePlace = z.infer<typeof treePlaceSchema>;

/** The maximum number of addresses in one response; `total` counts all. */
export const maxNamedMoves = 100;

/** An address that a move changes, of the item or of one below it. */
export const addressChangeSchema = treeNodeSchema
  .pick({ id: true, kind: true, title: true, status: true })
  .extend({ from: z.string(), to: z.string() });
export type AddressChange = z.infer<typeof addressChangeSchema>;
export const addressChangesSchema = z.object({
  changes: z.array(addressChangeSchema).max(maxNamedMoves),
  total: z.number().int().min(0),
});
export type AddressChanges = z.infer<typeof addressChangesSchema>;

/** What a move would change; `needsApproval` if visitors see it only once somebody approves it. */
export const rehearsedMoveSchema = addressChangesSchema.extend({ needsApproval: z.boolean() });
export type RehearsedMove = z.infer<typeof rehearsedMoveSchema>;

/** The tree of chapters and pages: places of items, and moves. */
export const treeEndpoints = {
  treePlace: endpoint({
    id: 'treePlace',
    method: 'get',
    path: '/admin/content/hierarchical/{id}/infos',
    summary:
      'Reads the place of an item in the tree: its ancestors, and the number of its descendants',
    access: { capability: 'content.read' },
    params: byId,
    query: readQuerySchema,
    body: none,
    response: { status: 200, kind: 'json', schema: treePlaceSchema },
  }),
  rehearseMove: endpoint({
    id: 'rehearseMove',
    method: 'post',
    path: '/admin/content/hierarchical/{id}/infos',
    summary:
      'Returns the addresses that another slug or parent would change, or the refusal of the move; writes nothing',
    access: { capability: 'content.write' },
    params: byId,
    query: none,
    body: z.object({
      slug: slugSchema.optional().describe('The current one by default'),
      parentId: contentIdSchema
        .nullable()
        .optional()
        .describe('The current one by default; null for the top of the tree'),
    }),
    response: { status: 200, kind: 'json', schema: rehearsedMoveSchema },
  }),
  treeChildren: endpoint({
    id: 'treeChildren',
    method: 'get',
    path: '/admin/inline/hierarchical/{id}',
    summary: `Lists the children of an item, or the top of the tree (\`${treeTop}\`), by title`,
    access: { capability: 'content.read' },
    params: z.object({ id: itemOrTop }),
    query: listQuerySchema.extend({
      locale: localeSchema.default(defaultLocale).describe('The language of the top of the tree'),
    }),
    body: none,
    response: { status: 200, kind: 'json', schema: treeNodeListSchema },
  }),
  moveContent: endpoint({
    id: 'moveContent',
    method: 'post',
    path: '/admin/inline/hierarchical/select/{contentID}/{itemID}',
    summary: `Moves a page or chapter under another one, or to the top of the tree (\`${treeTop}\`), like saving its header`,
    access: { capability: 'content.write' },
    params: z.object({ contentID: contentIdSchema, itemID: itemOrTop }),
    query: none,
    body: z.object({
      ...writeFields,
      only: itemPartsSchema
        .optional()
        .describe('With `publish`: the parts of a published item that are published, not all'),
    }),
    ifMatch: 'required',
    response: { status: 200, kind: 'json', schema: contentReceiptSchema },
  }),
} as const;
