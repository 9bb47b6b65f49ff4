import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { mediaIdSchema } from './ids.ts';
import { maxFileBytes } from './limits.ts';
import { unfinishedUploadSchema, uploadQuerySchema } from './unfinished-upload.ts';
import { fileViewSchema, imageViewSchema } from './views.ts';

const none = z.object({});
const malware = ['upload-infected', 'upload-unchecked'] as const;

/** The upload endpoints: the body is the raw bytes, whatever the Content-Type. */
export const uploadEndpoints = {
  uploadImage: endpoint({
    id: 'uploadImage',
    method: 'post',
    path: '/api/media/images',
    summary: 'Uploads an image (JPEG, PNG, WebP, AVIF or GIF); the body is its bytes',
    access: { capability: 'content.write' },
    params: none,
    query: uploadQuerySchema,
    body: none,
    takesBytes: true,
    response: { status: 201, kind: 'json', schema: imageViewSchema },
    refuses: [
      'body-too-large',
      'media-type-refused',
      'image-unreadable',
      'image-animated',
      'image-too-large',
      ...malware,
    ],
  }),
  uploadFile: endpoint({
    id: 'uploadFile',
    method: 'post',
    path: '/api/media/files',
    summary:
      'Uploads a file (PDF, DOCX, XLSX, PPTX, ODT, ODS, ODP, ZIP, CSV, TXT, MP4 or MP3); the body is its bytes. Metadata is removed from documents, unless they are signed or encrypted',
    access: { capability: 'content.write' },
    params: none,
    query: uploadQuerySchema,
    body: none,
    takesBytes: true,
    response: { status: 201, kind: 'json', schema: fileViewSchema },
    refuses: [
      'body-too-large',
      'media-type-refused',
      'document-unreadable',
      'document-too-large',
      ...malware,
    ],
  }),
  sendUploadPart: endpoint({
    id: 'sendUploadPart',
    method: 'post',
    path: '/api/media/uploads/{id}/parts',
    summary: 'Sends the part of a file that starts at an offset; the body is its bytes',
    access: { capability: 'content.write' },
    params: z.object({ id: mediaIdSchema }),
    query: z.object({ offset: z.coerce.number().int().min(0).max(maxFileBytes) }),
    body: none,
    takesBytes: true,
    response: { status: 200, kind: 'json', schema: unfinishedUploadSchema },
    refuses: ['body-too-large', 'upload-not-found', 'upload-offset'],
  }),
} as const;
