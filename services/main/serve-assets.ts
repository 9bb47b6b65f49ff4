import { readdirSync } from 'node:fs';
import { extname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import express, { type NextFunction, type RequestHandler, type Response } from 'express';
import { brandFile } from '../site/brand/brand-file.ts';
import type { OpenBrandFile } from '../site/brand/share-images.ts';
import { encodingFor } from '../site/public-pages/page-response.ts';
import type { PastBuilds } from '../site-builds/past-builds.ts';

const sandbox = "default-src 'none'; sandbox";
const immutable = 'public, max-age=31536000, immutable';
const endings = { br: '.br', gzip: '.gz' } as const;

/**
 * Serves built files, whose names change with their contents; compressed where the build compressed
 * them. Those of earlier builds serve pages that were opened before, and pages of the past. Style
 * sheets and icons of brands are made from their names, and images of links from the settings.
 */
export function serveAssets(
  folder: string,
  builds: Pick<PastBuilds, 'open'>,
  openBrandFile: OpenBrandFile,
): RequestHandler {
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
    const brand = brandFile(`/assets/${name}`);
    if (brand !== undefined) {
      response.type(extname(name)).set('Cache-Control', immutable).send(brand);
      return;
    }
    void serveKept({ builds, openBrandFile }, name, response, next);
  };
}

interface Kept {
  readonly builds: Pick<PastBuilds, 'open'>;
  readonly openBrandFile: OpenBrandFile;
}

async function serveKept(
  { builds, openBrandFile }: Kept,
  name: string,
  response: Response,
  next: NextFunction,
): Promise<void> {
  try {
    const brand = await openBrandFile(`/assets/${name}`);
    if (brand !== undefined) {
      // Somebody sent it: opened by itself, it runs and loads nothing.
      response.set('Content-Security-Policy', sandbox);
      response.type(extname(name)).set('Cache-Control', immutable).send(brand);
      return;
    }
    const kept = await builds.open(`/assets/${name}`);
    if (kept === undefined) return next();
    response.type(extname(name)).set({
      'Cache-Control': immutable,
      'Content-Length': String(kept.size),
    });
    await pipeline(kept.body, response);
  } catch (cause) {
    next(cause);
  }
}
