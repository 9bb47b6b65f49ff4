import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { contentIdSchema } from './ids.ts';
import { type ContentKind, collectionNames, idNames, nouns } from './kinds.ts';

/** For how many days a link to a draft may be valid. */
export const previewLinkDays = [1, 7, 30] as const;
/** The maximum number of valid links to one item. */
export const maxPreviewLinks = 20;

export const previewLinkIdSchema = z.string().regex(/^[a-z0-9]{12}$/);
export type PreviewLinkId = z.infer<typeof previewLinkIdSchema>;

/** The secret of a link, of which only a digest is stored: 256 random bits. */
const secretSchema = z.string().regex(/^[\w-]{43}$/);

/** A valid link to the draft of an item, without its address, which is only shown once. */
const previewLinkSchema = z.object({
  id: previewLinkIdSchema,
  createdAt: z.iso.datetime(),
  /** The name of the account that created it. */
  createdBy: z.string(),
  /** When it expires. */
  until: z.iso.datetime(),
});
export type PreviewLinkView = z.infer<typeof previewLinkSchema>;

const none = z.object({});
const byId = z.object({ id: contentIdSchema });
const access = { capability: 'content.write' } as const;

/** Returns the endpoints of the links to drafts of one kind of content. */
export function makePreviewLinkEndpoints(kind: ContentKind) {
  const path = `/api/${collectionNames[kind]}/{id}/preview-links` as const;
  const [one] = nouns[kind];
  const [id] = idNames[kind];
  return {
    previewLinks: endpoint({
      id: `list${id}PreviewLinks`,
      method: 'get',
      path,
      summary: `Lists the valid links to the draft of a ${one}, newest first`,
      access,
      params: byId,
      query: none,
      body: none,
      response: {
        status: 200,
        kind: 'json',
        schema: z.object({ items: z.array(previewLinkSchema) }),
      },
    }),
    createPreviewLink: endpoint({
      id: `create${id}PreviewLink`,
      method: 'post',
      path,
      summary: `Creates a link by which anybody sees the draft of a ${one}, as it is whenever it is opened, until the link expires or is revoked`,
      access,
      params: byId,
      query: none,
      body: z.object({ days: z.literal([...previewLinkDays]) }),
      response: {
        status: 201,
        kind: 'json',
        schema: previewLinkSchema.extend({
          path: z
            .string()
            .describe('The path of its address on this site; it is never shown again'),
        }),
        holdsSecret: true,
      },
    }),
    revokePreviewLink: endpoint({
      id: `revoke${id}PreviewLink`,
      method: 'delete',
      path: `${path}/{linkId}`,
      summary: `Ends a link to the draft of a ${one}`,
      access,
      params: byId.extend({ linkId: previewLinkIdSchema }),
      query: none,
      body: none,
      response: { status: 204, kind: 'empty' },
    }),
  } as const;
}

/** Shows a draft to whoever has its link. */
export const sharedPreviewEndpoint = endpoint({
  id: 'showSharedPreview',
  method: 'get',
  path: '/preview/{id}/{secret}',
  summary: 'Shows the draft of an item to whoever has a valid link to it',
  access: 'public',
  params: z.object({ id: contentIdSchema, secret: secretSchema }),
  query: none,
  body: none,
  response: { status: 200, kind: 'html' },
  refuses: ['preview-link-ended', 'too-many-attempts'],
});

/** The parameter by which files of media are shown to whoever has a link: its item and its secret. */
export const previewParameter = 'preview';
export const previewTokenSchema = z
  .string()
  .transform((token) => token.split('.'))
  .pipe(z.tuple([contentIdSchema, secretSchema]));
