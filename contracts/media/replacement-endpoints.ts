import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { listQuerySchema } from '../http/listing.ts';
import { fileHistorySchema } from './file-history.ts';
import { mediaIdSchema } from './ids.ts';
import { fileViewSchema, imageViewSchema } from './views.ts';

const none = z.object({});
const byId = z.object({ id: mediaIdSchema });
const writes = { access: { capability: 'content.write' } } as const;
/** An upload that received all its parts. */
const replacement = z.object({ uploadId: mediaIdSchema });
/** The revision whose file is restored. */
const earlier = z.object({ revision: z.number().int().min(1) });
const imageResponse = { status: 200, kind: 'json', schema: imageViewSchema } as const;
const fileResponse = { status: 200, kind: 'json', schema: fileViewSchema } as const;
const uploadRefuses = [
  'upload-not-found',
  'upload-incomplete',
  'upload-damaged',
  'upload-infected',
  'upload-unchecked',
] as const;
const takeBackRefuses = ['file-not-earlier', 'file-not-stored'] as const;

/** The endpoints that replace an item's file; the item keeps its id and its addresses. */
export const replacementEndpoints = {
  replaceImage: endpoint({
    id: 'replaceImage',
    method: 'post',
    path: '/api/media/images/{id}/replace',
    summary:
      'Replaces an image with an upload in parts; `lostCrops` lists the uses that need a new crop',
    ...writes,
    params: byId,
    query: none,
    body: replacement,
    ifMatch: 'required',
    response: imageResponse,
    refuses: [
      ...uploadRefuses,
      'media-type-refused',
      'image-unreadable',
      'image-animated',
      'image-too-large',
    ],
  }),
  replaceFile: endpoint({
    id: 'replaceFile',
    method: 'post',
    path: '/api/media/files/{id}/replace',
    summary:
      'Replaces a file with an upload in parts; addresses with its former name redirect to it',
    ...writes,
    params: byId,
    query: none,
    body: replacement,
    ifMatch: 'required',
    response: fileResponse,
    refuses: [...uploadRefuses, 'media-type-refused', 'document-unreadable', 'document-too-large'],
  }),
  takeBackImage: endpoint({
    id: 'takeBackImage',
    method: 'post',
    path: '/api/media/images/{id}/take-back',
    summary: 'Restores an earlier image of an item, with its crops',
    ...writes,
    params: byId,
    query: none,
    body: earlier,
    ifMatch: 'required',
    response: imageResponse,
    refuses: takeBackRefuses,
  }),
  takeBackFile: endpoint({
    id: 'takeBackFile',
    method: 'post',
    path: '/api/media/files/{id}/take-back',
    summary: 'Restores an earlier file of an item',
    ...writes,
    params: byId,
    query: none,
    body: earlier,
    ifMatch: 'required',
    response: fileResponse,
    refuses: takeBackRefuses,
  }),
  listFileHistory: endpoint({
    id: 'listFileHistory',
    method: 'get',
    path: '/api/media/history/{id}',
    summary: 'Lists the images or files that an item has had, the current one first',
    access: { capability: 'content.read' },
    params: byId,
    query: listQuerySchema,
    body: none,
    response: { status: 200, kind: 'json', schema: fileHistorySchema },
  }),
} as const;
