import { type Request, type Response, Router } from 'express';
import { readBytes } from '../../adapters/storage/storage.ts';
import { toVisit } from '../../http/prepare-request.ts';
import { readOnly } from '../../http/read-only.ts';
import { writeRefusals } from '../../http/write-reply.ts';
import type { TileStore } from './tile-store.ts';

/** Anybody may verify the log, in a browser too. */
const forAnybody = { 'Access-Control-Allow-Origin': '*', 'X-Content-Type-Options': 'nosniff' };
/** The hashes of a tile never change: those of another tree have another address. */
const forEver = 'public, max-age=31536000, immutable';

/** Serves the newest checkpoint and the tiles of the log, without an account: hashes alone. */
export function createTilesRouter(tiles: TileStore): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.use('/tlog', readOnly, (request, response) => serveTile(tiles, request, response));
  return router;
}

async function serveTile(tiles: TileStore, request: Request, response: Response): Promise<void> {
  const path = request.path.slice(1);
  const stored = await tiles.open(path);
  if (stored === undefined) {
    response.set('Cache-Control', 'no-store');
    return writeRefusals(response, [{ code: 'unknown-path' }], toVisit(request));
  }
  const isCheckpoint = path.endsWith('checkpoint');
  response.set({
    ...forAnybody,
    'Cache-Control': isCheckpoint ? 'public, no-cache' : forEver,
    'Content-Type': isCheckpoint ? 'text/plain; charset=utf-8' : 'application/octet-stream',
  });
  response.end(request.method === 'HEAD' ? undefined : await readBytes(stored));
}
