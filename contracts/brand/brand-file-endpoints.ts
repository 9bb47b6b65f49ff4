import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { contentBodyBytes } from '../limits/bodies.ts';
import { brandFileSchema, maxDrawing } from './brand-file.ts';

const none = z.object({});

export const keptDrawingSchema = z.object({
  file: brandFileSchema,
  dropped: z.array(z.string()).describe('The elements and attributes that were left out'),
});
export type KeptDrawing = z.infer<typeof keptDrawingSchema>;

/** The files that a brand is made of, besides images of the library. */
export const brandFileEndpoints = {
  keepDrawing: endpoint({
    id: 'keepDrawing',
    method: 'post',
    path: '/api/site-settings/drawings',
    summary:
      'Cleans an SVG drawing and keeps it, for the settings to name as the art of headers; nothing that runs, loads or styles stays in it',
    access: { capability: 'site.configure' },
    params: none,
    query: none,
    body: z.object({ svg: z.string().min(1).max(maxDrawing) }),
    maxBytes: contentBodyBytes,
    response: { status: 200, kind: 'json', schema: keptDrawingSchema },
  }),
} as const;
