import type { Request } from 'express';

/** The part of a refused body that is kept: the fields that come before the files. */
const headBytes = 256 * 1024;

/** A body in memory, or the beginning of one that is too large or arrives too slowly. */
export interface ReceivedBody {
  readonly bytes: Buffer;
  readonly fault?: 'too-large' | 'too-slow';
}

/**
 * Receives a body into memory. Bytes that arrive after a fault are dropped.
 * @param withinMs when undefined, only the server's own time limit applies
 */
export function receiveBody(
  request: Request,
  limit: number,
  withinMs: number | undefined,
): Promise<ReceivedBody> {
  const isAnnounced = Number(request.headers['content-length'] ?? 0) > limit;
  const most = isAnnounced ? headBytes : limit;
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const leave = () => {
      clearTimeout(timer);
      request.off('data', take).off('end', end).off('error', cut).off('close', cut);
    };
    const stop = (fault: 'too-large' | 'too-slow') => {
      leave();
      request.resume();
      resolve({ bytes: Buffer.concat(chunks).subarray(0, headBytes), fault });
    };
    const timer = withinMs === undefined ? undefined : setTimeout(() => stop('too-slow'), withinMs);
    function take(chunk: Buffer): void {
      chunks.push(chunk);
      size += chunk.length;
      if (size > most) stop('too-large');
    }
    function end(): void {
      leave();
      resolve({
        bytes: Buffer.concat(chunks),
        ...(isAnnounced && { fault: 'too-large' as const }),
      });
    }
    // The client has disconnected.
    function cut(): void {
      leave();
      resolve({ bytes: Buffer.alloc(0) });
    }
    request.on('data', take).on('end', end).on('error', cut).on('close', cut);
  });
}
