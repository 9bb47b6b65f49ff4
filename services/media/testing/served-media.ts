import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Problem, problemSchema } from '@parvis/contracts/http/problem.ts';
import { positionSchema, startOfLog } from '@parvis/contracts/log/position.ts';
import { contentItems } from '@parvis/projections/content-items/content-items.ts';
import { createProjectionEngine } from '@parvis/projections/engine/engine.ts';
import { LogReader } from '@parvis/projections/follower/log-reader.ts';
import { mediaLibrary } from '@parvis/projections/media-library/media-library.ts';
import type { z } from 'zod';
import type { MalwareScanner } from '../../adapters/malware/malware-scanner.ts';
import type { Authenticator } from '../../http/authenticator.ts';
import { bindRoutes, handleFaults } from '../../http/bind-routes.ts';
import type { TracedRequest } from '../../http/security-trace.ts';
import { trustingAuthenticator } from '../../http/testing/actors.ts';
import { serve } from '../../http/testing/serve.ts';
import { uploadRouter } from '../../http/upload-router.ts';
import { mediaRoutes } from '../media-routes.ts';
import { createServingRouter } from '../serving/serving-router.ts';
import { uploadRoutes } from '../upload/routes.ts';
import {
  createMediaTables,
  type MediaWorld,
  openMediaWorld,
  temporaryFolder,
} from './media-world.ts';

/** Also accepts a cookie, as browsers send it. */
const believing: Authenticator = {
  actorOf: ({ cookie, authorization }) =>
    trustingAuthenticator.actorOf({ cookie, authorization: authorization ?? cookie }),
};

const projections = [contentItems, mediaLibrary];
const names = projections.map(({ name }) => name);

/** A body of any kind. */
export type Bytes = string | Uint8Array | ReadableStream<Uint8Array>;

/** The request; sent as an editor unless an actor is given. */
export interface TestRequest {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  /** The body, sent as JSON. */
  readonly json?: unknown;
  /** The raw bytes of the body. */
  readonly bytes?: Bytes;
  readonly as?: 'editor' | 'auditor' | 'administrator' | 'nobody';
  readonly ifMatch?: number;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** A response over HTTP. */
export interface TestResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  readonly problem: Problem | undefined;
  /**
   * Returns the body, parsed by one of the contract's schemas.
   * @throws Error when it was refused
   */
  as<S extends z.ZodType>(schema: S): z.infer<S>;
}

/** The media area served over real HTTP, with a real log, real read models and a real folder. */
export interface ServedMedia extends MediaWorld {
  /** The folder of images and files, for another process to serve. */
  readonly folder: string;
  readonly origin: string;
  /** Server errors since the start. */
  readonly faults: readonly unknown[];
  /** The requests recorded in the security trace. */
  readonly traced: readonly TracedRequest[];
  call(path: string, sent?: TestRequest): Promise<TestResponse>;
  /** Uploads that are not stored yet. */
  uploads(): Promise<readonly string[]>;
}

export async function serveMedia(url: string, scanner?: MalwareScanner): Promise<ServedMedia> {
  await createMediaTables(url);
  const folder = await temporaryFolder();
  const world = openMediaWorld(url, folder.path, undefined, scanner);
  const { log, pool, bus, clock, media } = world;
  const engine = createProjectionEngine({ log, pool, bus, clock, projections });
  const reader = new LogReader({ log, pool, bus });
  engine.start(reader);
  reader.start();
  await engine.waitUntil(names, startOfLog, 10_000);
  const faults: unknown[] = [];
  const traced: TracedRequest[] = [];
  const ports = {
    authenticator: believing,
    readGate: {
      waitUntil: (at: string) => engine.waitUntil(names, positionSchema.parse(at), 10_000),
    },
    publicOrigin: undefined,
    securityTrace: { note: async (request: TracedRequest) => void traced.push(request) },
    reportFault: (_requestId: string, fault: unknown) => faults.push(fault),
  };
  const served = await serve((app) => {
    app.use(createServingRouter(media, ports));
    app.use(uploadRouter(uploadRoutes(media), ports));
    app.use(bindRoutes(mediaRoutes(media), ports));
    app.use(handleFaults(ports));
  });
  return {
    ...world,
    origin: served.origin,
    folder: folder.path,
    faults,
    traced,
    call: async (path, sent = {}) =>
      testResponseOf(await fetch(served.origin + path, requestOf(sent))),
    uploads: () => readdir(join(folder.path, 'uploads')).catch(() => []),
    async close() {
      await served.close();
      await engine.stop();
      await reader.stop();
      await world.close();
      await folder.remove();
    },
  };
}

function requestOf({
  method,
  json,
  bytes,
  as = 'editor',
  ifMatch,
  key,
  headers,
  signal,
}: TestRequest): RequestInit {
  const sent = bytes ?? (json === undefined ? undefined : JSON.stringify(json));
  const body = sent instanceof Uint8Array ? Uint8Array.from(sent) : sent;
  return {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      Accept: 'application/json',
      ...(as !== 'nobody' && { Authorization: as }),
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
      ...(ifMatch !== undefined && { 'If-Match': `"${ifMatch}"` }),
      ...(key !== undefined && { 'Idempotency-Key': key }),
      ...headers,
    },
    ...(body !== undefined && { body, duplex: 'half' }),
    ...(signal !== undefined && { signal }),
  };
}

async function testResponseOf(response: Response): Promise<TestResponse> {
  const { status, headers } = response;
  const bytes = Buffer.from(await response.arrayBuffer());
  const isProblem = headers.get('Content-Type')?.startsWith('application/problem+json') === true;
  const problem = isProblem ? problemSchema.parse(JSON.parse(bytes.toString())) : undefined;
  return {
    status,
    headers,
    bytes,
    problem,
    as(schema) {
      if (!response.ok) throw new Error(`${status} ${problem?.code ?? ''}`);
      return schema.parse(JSON.parse(bytes.toString()));
    },
  };
}
