import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { type Problem, problemSchema } from '@parvis/contracts/http/problem.ts';
import { positionSchema } from '@parvis/contracts/log/position.ts';
import { contentItems } from '@parvis/projections/content-items/content-items.ts';
import { livePosts } from '@parvis/projections/live-posts/live-posts.ts';
import { mediaLibrary } from '@parvis/projections/media-library/media-library.ts';
import { mergeProposals } from '@parvis/projections/merge-proposals/merge-proposals.ts';
import { pageFragments } from '@parvis/projections/page-fragments/page-fragments.ts';
import { createProjectionEngine } from '@parvis/projections/platform/engine.ts';
import { revisionHistory } from '@parvis/projections/revision-history/revision-history.ts';
import { z } from 'zod';
import { InProcessBus } from '../../platform/bus/in-process-bus.ts';
import { bindRoutes } from '../../platform/http/bind-routes.ts';
import { believingAuthenticator } from '../../platform/http/testing/actors.ts';
import { serve } from '../../platform/http/testing/serve.ts';
import { type ContentArea, openContent } from '../content-area.ts';
import { contentRoutes } from '../content-routes.ts';
import { previewsFromProjections } from '../preview/previews-from-projections.ts';
import { readsFromProjections } from '../read-content/reads-from-projections.ts';
import { ContentWorld, createContentTables } from './content-world.ts';

const projections = [
  contentItems,
  livePosts,
  mediaLibrary,
  mergeProposals,
  pageFragments,
  revisionHistory,
];
const recordSchema = z.record(z.string(), z.unknown());
const names = projections.map(({ name }) => name);

/** What is sent to an endpoint; whoever asks is an editor unless told otherwise. */
export interface Sent {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly as?: 'editor' | 'auditor' | 'administrator';
  readonly ifMatch?: number;
  readonly key?: string;
}

/** An answer as it came over HTTP. */
export interface Came {
  readonly status: number;
  readonly headers: Headers;
  /** The body, checked against the endpoint's schema. @throws Error when the endpoint refused */
  readonly body: Readonly<Record<string, unknown>>;
  /** The body as one of the contract's schemas reads it. */
  as<S extends z.ZodType>(schema: S): z.infer<S>;
  readonly problem: Problem | undefined;
  readonly text: string;
}

/** Content behind real HTTP, over a real log and real read models. */
export interface ServedContent {
  readonly content: ContentArea;
  call(endpoint: Endpoint, sent?: Sent): Promise<Came>;
  close(): Promise<void>;
}

/** Serves content on a database of its own; previews are drawn as the JSON of their screens. */
export async function serveContent(url: string): Promise<ServedContent> {
  await createContentTables(url);
  const world = new ContentWorld(url);
  const { log, pool, clock, directory } = world;
  const bus = new InProcessBus();
  const pace = { pollMs: 10 };
  const engine = createProjectionEngine({ log, pool, bus, clock, projections, pace });
  engine.start();
  const content = await openContent({
    log,
    pool,
    clock,
    directory,
    reads: readsFromProjections(pool, directory),
    previews: previewsFromProjections(pool, directory, (screen) => JSON.stringify(screen)),
  });
  const faults: unknown[] = [];
  const router = bindRoutes(contentRoutes(content), {
    authenticator: believingAuthenticator,
    readGate: { waitUntil: (at) => engine.waitUntil(names, positionSchema.parse(at), 5_000) },
    publicOrigin: undefined,
    reportFault: (_requestId, fault) => faults.push(fault),
  });
  const served = await serve((app) => app.use(router));
  return {
    content,
    call: async (endpoint, sent = {}) => {
      const response = await fetch(
        addressOf(served.origin, endpoint, sent),
        requestOf(endpoint, sent),
      );
      const came = await cameOf(endpoint, response);
      if (faults.length > 0) throw new Error(`a fault: ${JSON.stringify(faults)}`);
      return came;
    },
    async close() {
      await served.close();
      await engine.stop();
      await world.close();
    },
  };
}

function addressOf(origin: string, { path }: Endpoint, { params = {}, query = {} }: Sent): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
  const search = new URLSearchParams(query).toString();
  return `${origin}${filled}${search === '' ? '' : `?${search}`}`;
}

function requestOf({ method }: Endpoint, { body, as = 'editor', ifMatch, key }: Sent): RequestInit {
  return {
    method: method.toUpperCase(),
    headers: {
      Authorization: as,
      'Accept-Language': 'en',
      Accept: 'application/json',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(ifMatch !== undefined && { 'If-Match': `"${ifMatch}"` }),
      ...(key !== undefined && { 'Idempotency-Key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
}

async function cameOf({ answer }: Endpoint, response: Response): Promise<Came> {
  const text = await response.text();
  const { status, headers } = response;
  const problem = response.ok ? undefined : problemSchema.parse(JSON.parse(text));
  const read = () => {
    if (problem !== undefined) throw new Error(`${status} ${problem.code}`);
    if (answer.kind !== 'json') throw new Error(`${answer.kind} is no JSON`);
    return answer.schema.parse(JSON.parse(text));
  };
  return {
    status,
    headers,
    problem,
    text,
    get body() {
      return recordSchema.parse(read());
    },
    as: (schema) => schema.parse(read()),
  };
}
