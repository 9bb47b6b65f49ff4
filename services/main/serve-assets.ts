import { readdirSync } from 'node:fs';
import { extname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import express, { type RequestHandler, type Response } from 'express';
import { encodingFor } from '../site/public-pages/page-response.ts';
import type { PastBuilds } from '../site-builds/past-builds.ts';

const endings = { br: '.br', gzip: '.gz' } as const;

/**
 * Serves built files, whose names change with their contents; compressed where the build compressed
 * them. Those of earlier builds serve pages that were opened before, and pages of the past.
 */
export function serveAssets(folder: string, builds: Pick<PastBuilds, 'open'>): RequestHandler {
  const names = new Set(readdirSync(folder));
  const files = express.static(folder, { immutable: true, maxAge: '1y', index: false });
  return (request, response, next) => {
    const name = request.path.slice(1);
    const encoding = encodingFor(request.headers['accept-encoding']);
    response.vary('Accept-Encoding');
    const compressed = encoding === 'identity' ? undefined : name + endings[encoding];
    if (compressed !== undefined && names.has(name) && names.has(compressed)) {
      response.type(extname(name)).set('Content-Encoding', encoding);
      request.url = `/${compressed}`;
    }
    if (names.has(name)) return files(request, response, next);
    serveKept(builds, name, response).then((isServed) => isServed || next(), next);
  };
}

/** @returns whether an earlier build had the file */
async function serveKept(
  builds: Pick<PastBuilds, 'open'>,
  name: string,
  response: Response,
): Promise<boolean> {
  const kept = await builds.open(`/assets/${name}`);
  if (kept === undefined) return false;
  response.type(extname(name)).set({
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Length': String(kept.size),
  });
  await pipeline(kept.body, response);
  return true;
}
