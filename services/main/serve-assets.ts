import { readdirSync } from 'node:fs';
import { extname } from 'node:path';
import express, { type RequestHandler } from 'express';
import { encodingFor } from '../site/public-pages/page-response.ts';

const endings = { br: '.br', gzip: '.gz' } as const;

/**
 * Serves built files, whose names change with their contents; compressed where the build compressed
 * them.
 */
export function serveAssets(folder: string): RequestHandler {
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
    files(request, response, next);
  };
}
