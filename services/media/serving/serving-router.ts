import type { RefusalCode } from '@parvis/contracts/http/refusal.ts';
import { positionSchema } from '@parvis/contracts/log/position.ts';
import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import { addressOf } from '@parvis/contracts/media/picture-sources.ts';
import { renditionKey, renditionTypes } from '@parvis/contracts/media/renditions.ts';
import { fileTypes } from '@parvis/contracts/media/types.ts';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { z } from 'zod';
import { toVisit } from '../../http/prepare-request.ts';
import { readOnly } from '../../http/read-only.ts';
import { writeRefusals } from '../../http/write-reply.ts';
import { fileKey } from '../item/original-key.ts';
import {
  admitEditor,
  admitReader,
  type ServingPorts,
  type ServingServices,
} from './admit-reader.ts';
import { currentRendition } from './current-rendition.ts';
import { findRendition, renditionSchema } from './rendition-files.ts';
import { sendStored } from './send-stored.ts';

/** A public file may be withdrawn: caches may keep it for an hour, then must revalidate it. */
const anHour = 'public, max-age=3600, must-revalidate';
/** Substitutes may be cached, but must be revalidated on every use. */
const askAgain = 'public, no-cache';
/** Bytes that visitors cannot reach must not be cached. */
const forOneReader = 'private, no-store';

/** Nothing served here can run or load anything, even when opened directly. */
const sandbox = "default-src 'none'; sandbox";

/** With `at`, the file as of a position of the log. */
const fileSchema = z.object({
  id: mediaIdSchema,
  name: z.string(),
  at: positionSchema.optional(),
});

/**
 * Serves the files of visitors and editors: `/media/renditions/…` and `/media/files/…`. Mount it at
 * the root.
 */
export function createServingRouter(serving: ServingServices, ports: ServingPorts): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const parts = { ...serving, ...ports };
  router.use('/media', isolate, readOnly);
  router.get('/media/renditions/:hash/:crop/:width.:format', (request, response) =>
    serveRendition(parts, request, response),
  );
  router.get('/media/files/:id/:name', (request, response) => serveFile(parts, request, response));
  router.use('/media', (request, response) => refused(request, response, 'unknown-path'));
  return router;
}

const isolate: RequestHandler = (_request, response, next) => {
  response.set({ 'Content-Security-Policy': sandbox, 'X-Content-Type-Options': 'nosniff' });
  next();
};

async function serveRendition(
  parts: ServingServices & ServingPorts,
  request: Request,
  response: Response,
) {
  const requested = renditionSchema.safeParse(request.params);
  if (!requested.success) return refused(request, response, 'unknown-path');
  const admitted = await admitReader(parts, { hash: requested.data.hash }, request);
  if (!admitted.ok) {
    const replaced = await parts.reads.replacedPicture(requested.data.hash);
    if (replaced === undefined) return refused(request, response, admitted.refusals[0].code);
    return lead(response, addressOf(currentRendition(replaced, requested.data)));
  }
  const found = await findRendition(parts.storage, requested.data);
  if (found === undefined) return refused(request, response, 'unknown-path');
  const { rendition, size, exact } = found;
  if (!exact) await parts.jobs.request(renditionKey(requested.data), parts.clock.now());
  const { hash, crop, width, format } = rendition;
  await sendStored(parts.storage, request, response, {
    key: renditionKey(rendition),
    size,
    etag: `"${hash.slice(0, 32)}-${crop}-${width}-${format}"`,
    type: renditionTypes[format],
    cacheControl: admitted.value === 'editor' ? forOneReader : exact ? anHour : askAgain,
  });
}

async function serveFile(
  parts: ServingServices & ServingPorts,
  request: Request,
  response: Response,
) {
  const requested = fileSchema.safeParse({ ...request.params, at: request.query['at'] });
  if (!requested.success) return refused(request, response, 'unknown-path');
  const { id, name, at } = requested.data;
  const file = await parts.reads.plainItem(id, at);
  if (file?.kind !== 'file') return refused(request, response, 'unknown-path');
  const isRenamed = file.filename !== name;
  if (isRenamed && (at !== undefined || !(await parts.reads.hadFilename(id, name))))
    return refused(request, response, 'unknown-path');
  const admitted = await (at === undefined
    ? admitReader(parts, { id }, request)
    : admitEditor(parts, request));
  if (!admitted.ok) return refused(request, response, admitted.refusals[0].code);
  if (isRenamed) return lead(response, file.url);
  await sendStored(parts.storage, request, response, {
    key: fileKey(file),
    size: file.bytes,
    etag: `"${file.hash}"`,
    type: fileTypes[file.format],
    cacheControl: admitted.value === 'editor' ? forOneReader : askAgain,
    downloadAs: file.filename,
  });
}

/**
 * Redirects from the address of a replaced file to that of the current one, which may be replaced
 * again.
 */
function lead(response: Response, to: string) {
  response.set('Cache-Control', askAgain).redirect(302, to);
}

function refused(request: Request, response: Response, code: RefusalCode) {
  response.set('Cache-Control', 'no-store');
  writeRefusals(response, [{ code }], toVisit(request));
}
