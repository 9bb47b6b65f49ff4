import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { uploadQuerySchema } from './unfinished-upload.ts';
import { imageViewSchema } from './views.ts';

/** The endpoint for images that other servers have. */
export const byAddressEndpoints = {
  addImageByAddress: endpoint({
    id: 'addImageByAddress',
    method: 'post',
    path: '/api/media/images/by-address',
    summary:
      'Fetches an image (JPEG, PNG, WebP, AVIF or GIF) from an allowed host and adds it; an address is fetched once, and gives the same image again',
    access: { capability: 'content.write' },
    params: z.object({}),
    query: z.object({}),
    body: z.object({
      address: z.url({ protocol: /^https?$/, hostname: /./ }).max(2_000),
      title: uploadQuerySchema.shape.title,
    }),
    response: { status: 200, kind: 'json', schema: imageViewSchema },
    refuses: [
      'media-host-not-listed',
      'media-not-fetched',
      'media-type-refused',
      'image-unreadable',
      'image-animated',
      'image-too-large',
      'upload-infected',
      'upload-unchecked',
    ],
  }),
} as const;
