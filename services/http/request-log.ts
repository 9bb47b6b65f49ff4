import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Clock } from '../adapters/clock.ts';

/** A log line of one request, without bodies, query values or the identity of its sender. */
export interface RequestLine {
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
 * The id of the request that a response belongs to: the same in `X-Request-Id`, in error responses
 * and in the log. It is created on demand; one sent by a client is ignored.
 */
export function requestIdOf(response: ServerResponse): string {
  const known = response.getHeader('X-Request-Id');
  if (typeof known === 'string') return known;
  const requestId = randomUUID();
  if (!response.headersSent) response.setHeader('X-Request-Id', requestId);
  return requestId;
}

/**
 * Gives each request an id (`X-Request-Id`) and logs one line when it ends. A path that does not
 * exist is not logged, because visitors can type anything there; so is a confidential request.
 */
export function requestLog(write: (line: RequestLine) => void, clock: Clock): RequestHandler {
  return (request, response, next) => {
    const startedAt = clock.now();
    const requestId = requestIdOf(response);
    const path = request.path;
    response.once('close', () => {
      if (response.locals['confidential'] === true) return;
      const endpoint: unknown = response.locals['endpoint'];
      const line: RequestLine = {
        requestId,
        method: request.method,
        ...(typeof endpoint === 'string' && { endpoint }),
        ...(typeof endpoint !== 'string' && response.statusCode < 400 && { path }),
        status: response.statusCode,
        ms: clock.now().getTime() - startedAt.getTime(),
        ...(!response.writableFinished && { aborted: true as const }),
      };
      write(line);
    });
    next();
  };
}
