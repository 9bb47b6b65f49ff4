import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Clock } from '../adapters/clock.ts';

/** One request as it is logged, without bodies, query values or the identity of its sender. */
export interface RequestLine {
  readonly at: string;
  readonly requestId: string;
  readonly method: string;
  /** The endpoint's name, or the path when it exists. */
  readonly endpoint?: string;
  readonly path?: string;
  readonly status: number;
  /** Milliseconds from the first byte in to the last byte out. */
  readonly ms: number;
  /** True when the client disconnected before the response was complete. */
  readonly aborted?: true;
}

/**
 * Gives each request an id (`X-Request-Id`) and logs one JSON line when it ends. A path that does not
 * exist is left out, because visitors can type anything there.
 */
export function requestLog(write: (line: string) => void, clock: Clock): RequestHandler {
  return (request, response, next) => {
    const startedAt = clock.now();
    const requestId = randomUUID();
    const path = request.path;
    response.set('X-Request-Id', requestId);
    response.once('close', () => {
      const endpoint: unknown = response.locals['endpoint'];
      const line: RequestLine = {
        at: startedAt.toISOString(),
        requestId,
        method: request.method,
        ...(typeof endpoint === 'string' && { endpoint }),
        ...(typeof endpoint !== 'string' && response.statusCode < 400 && { path }),
        status: response.statusCode,
        ms: clock.now().getTime() - startedAt.getTime(),
        ...(!response.writableFinished && { aborted: true as const }),
      };
      write(JSON.stringify(line));
    });
    next();
  };
}
