import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { contentBodyBytes } from '../limits/bodies.ts';
import { brandFileSchema, maxDrawing } from './brand-file.ts';
import { faceSchema, maxFaceBytes } from './face.ts';

const none = z.object({});

export const keptDrawingSchema = z.object({
  file: brandFileSchema,
  dropped: z.array(z.string()).describe('The elements and attributes that were left out'),
});
export type KeptDrawing = z.infer<typeof keptDrawingSchema>;

export const keptFaceSchema = faceSchema.omit({ licensed: true });
export type KeptFace = z.infer<typeof keptFaceSchema>;

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
  keepFace: endpoint({
    id: 'keepFace',
    method: 'post',
    path: '/api/site-settings/faces',
    summary:
      'Checks a type face in WOFF2 and keeps it, for the settings to name; returns its measures, from which fallbacks get the same size',
    access: { capability: 'site.configure' },
    params: none,
    query: none,
    body: z.object({
      woff2: z
        .base64()
        .max(Math.ceil(maxFaceBytes / 3) * 4)
        .describe('Its bytes, in Base64'),
      licensed: z.literal(true).describe('That its licence allows to serve it on this site'),
    }),
    maxBytes: contentBodyBytes,
    response: { status: 200, kind: 'json', schema: keptFaceSchema },
  }),
} as const;
