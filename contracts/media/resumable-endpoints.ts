import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { mediaIdSchema } from './ids.ts';
import { announcedUploadSchema, unfinishedUploadSchema } from './unfinished-upload.ts';
import { anyMediaViewSchema } from './views.ts';

const none = z.object({});
const byId = z.object({ id: mediaIdSchema });
const writes = { access: { capability: 'content.write' } } as const;

const response = { status: 200, kind: 'json', schema: unfinishedUploadSchema } as const;

/** The endpoints for resumable uploads. */
export const resumableEndpoints = {
  beginUpload: endpoint({
    id: 'beginUpload',
    method: 'post',
    path: '/api/media/uploads',
    summary:
      'Announces a file to be sent in parts; if an upload of the same file is unfinished, returns its progress',
    ...writes,
    params: none,
    query: none,
    body: announcedUploadSchema,
    response,
    refuses: ['body-too-large', 'uploads-too-many'],
  }),
  getUpload: endpoint({
    id: 'getUpload',
    method: 'get',
    path: '/api/media/uploads/{id}',
    summary: 'Reads the progress of an unfinished upload',
    ...writes,
    params: byId,
    query: none,
    body: none,
    response,
    refuses: ['upload-not-found'],
  }),
  finishUpload: endpoint({
    id: 'finishUpload',
    method: 'post',
    path: '/api/media/uploads/{id}/finish',
    summary: 'Adds a file to the library once all its parts have been sent',
    ...writes,
    params: byId,
    query: none,
    body: none,
    response: { status: 201, kind: 'json', schema: anyMediaViewSchema },
    refuses: [
      'upload-not-found',
      'upload-incomplete',
      'upload-damaged',
      'upload-infected',
      'upload-unchecked',
      'media-type-refused',
      'image-unreadable',
      'image-animated',
      'image-too-large',
      'document-unreadable',
      'document-too-large',
    ],
  }),
  cancelUpload: endpoint({
    id: 'cancelUpload',
    method: 'delete',
    path: '/api/media/uploads/{id}',
    summary: 'Cancels an unfinished upload and deletes its parts',
    ...writes,
    params: byId,
    query: none,
    body: none,
    response: { status: 204, kind: 'empty' },
  }),
} as const;
