import { imageWidthsPx } from '@parvis/contracts/limits/media.ts';
import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import {
  cropNameSchema,
  hashSchema,
  renditionFormatSchema,
  renditionKey,
  renditionTypes,
} from '@parvis/contracts/media/renditions.ts';
import { fileTypes } from '@parvis/contracts/media/types.ts';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { z } from 'zod';
import { visitOf } from '../../platform/http/prepare-request.ts';
import { readOnly } from '../../platform/http/read-only.ts';
import { writeRefusals } from '../../platform/http/write-reply.ts';
import { fileKey } from '../item/original-key.ts';
import type { MediaServices } from '../services.ts';
import { findRendition } from './rendition-files.ts';
import { sendStored } from './send-stored.ts';

type Serving = Pick<MediaServices, 'storage' | 'reads'>;

const oneYear = 'public, max-age=31536000, immutable';
/** What stands in for something else may be kept, but is revalidated each time. */
const askAgain = 'public, no-cache';

/** Nothing that is served here runs or loads anything, even when it is opened by itself. */
const sandbox = "default-src 'none'; sandbox";

const renditionSchema = z.object({
  hash: hashSchema,
  crop: cropNameSchema,
  width: z.coerce.number().refine((width) => imageWidthsPx.some((one) => one === width)),
  format: renditionFormatSchema,
});

/** What visitors load: `/media/renditions/…` and `/media/files/…`. Mount it at the root. */
export function servingRouter(serving: Serving): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.use('/media', isolate, readOnly);
  router.get('/media/renditions/:hash/:crop/:width.:format', (request, response) =>
    serveRendition(serving, request, response),
  );
  router.get('/media/files/:id/:name', (request, response) =>
    serveFile(serving, request, response),
  );
  router.use('/media', (request, response) => notThere(request, response));
  return router;
}

const isolate: RequestHandler = (_request, response, next) => {
  response.set({ 'Content-Security-Policy': sandbox, 'X-Content-Type-Options': 'nosniff' });
  next();
};

async function serveRendition({ storage }: Serving, request: Request, response: Response) {
  const params = renditionSchema.safeParse(request.params);
  const found = params.success ? await findRendition(storage, params.data) : undefined;
  if (found === undefined) return notThere(request, response);
  const { rendition, size, exact } = found;
  const { hash, crop, width, format } = rendition;
  await sendStored(storage, request, response, {
    key: renditionKey(rendition),
    size,
    etag: `"${hash.slice(0, 32)}-${crop}-${width}-${format}"`,
    type: renditionTypes[format],
    cacheControl: exact ? oneYear : askAgain,
  });
}

async function serveFile({ storage, reads }: Serving, request: Request, response: Response) {
  const id = mediaIdSchema.safeParse(request.params['id']);
  const file = id.success ? await reads.item(id.data) : undefined;
  if (file?.kind !== 'file' || file.filename !== request.params['name'])
    return notThere(request, response);
  if (file.deleted) return refused(request, response, 'media-deleted');
  await sendStored(storage, request, response, {
    key: fileKey(file),
    size: file.bytes,
    etag: `"${file.hash}"`,
    type: fileTypes[file.format],
    cacheControl: askAgain,
    downloadAs: file.filename,
  });
}

function notThere(request: Request, response: Response): void {
  refused(request, response, 'unknown-path');
}

function refused(request: Request, response: Response, code: 'unknown-path' | 'media-deleted') {
  response.set('Cache-Control', 'no-store');
  writeRefusals(response, [{ code }], visitOf(request));
}
