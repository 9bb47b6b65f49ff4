import { z } from 'zod';
import { singleLine } from '../content/single-line.ts';
import { endpoint } from '../http/endpoint.ts';
import { maxFilenameLength, maxMediaTitleLength } from './limits.ts';
import { fileViewSchema, imageViewSchema } from './views.ts';

const none = z.object({});

/** The parameters of an upload; the title defaults to the file's name, in both languages. */
export const uploadQuerySchema = z.object({
  filename: z.string().trim().min(1).max(maxFilenameLength),
  title: singleLine(maxMediaTitleLength).min(1).optional(),
});

/** The upload endpoints: the body is the raw bytes, whatever the Content-Type. */
export const uploadEndpoints = {
  uploadImage: endpoint({
    id: 'uploadImage',
    method: 'post',
    path: '/api/media/images',
    summary: 'Uploads a picture (JPEG, PNG, WebP, AVIF or GIF): the body is its bytes',
    access: { capability: 'content.write' },
    params: none,
    query: uploadQuerySchema,
    body: none,
    takesBytes: true,
    response: { status: 201, kind: 'json', schema: imageViewSchema },
    refuses: ['body-too-large', 'media-type-refused', 'image-unreadable', 'image-too-large'],
  }),
  uploadFile: endpoint({
    id: 'uploadFile',
    method: 'post',
    path: '/api/media/files',
    summary:
      'Uploads a file (PDF, DOCX, XLSX, PPTX, ODT, ODS, ODP, ZIP, CSV, TXT, MP4 or MP3): the body is its bytes; documents lose their metadata, unless they are signed or encrypted',
    access: { capability: 'content.write' },
    params: none,
    query: uploadQuerySchema,
    body: none,
    takesBytes: true,
    response: { status: 201, kind: 'json', schema: fileViewSchema },
    refuses: ['body-too-large', 'media-type-refused', 'document-unreadable', 'document-too-large'],
  }),
} as const;
