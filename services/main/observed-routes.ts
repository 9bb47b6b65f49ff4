import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import type { Tracing } from '../adapters/tracing/tracing.ts';
import type { Reply, Route } from '../http/route.ts';
import type { UploadRoute } from '../http/upload-router.ts';

/** Wraps routes so that each is traced as a command or a query. */
export function observedRoutes(routes: readonly Route[], tracing: Tracing): readonly Route[] {
  return routes.map((route) => ({
    ...route,
    handle: (input, context) => traced(tracing, route.endpoint, () => route.handle(input, context)),
  }));
}

/** Wraps upload routes so that each is traced as a command. */
export function observedUploads(
  routes: readonly UploadRoute[],
  tracing: Tracing,
): readonly UploadRoute[] {
  return routes.map((route) => ({
    ...route,
    take: (input, bytes, context) =>
      traced(tracing, route.endpoint, () => route.take(input, bytes, context)),
  }));
}

function traced(
  tracing: Tracing,
  { id, method, confidential }: Endpoint,
  work: () => Promise<Reply<unknown>>,
): Promise<Reply<unknown>> {
  if (confidential) return work();
  const name = method === 'get' ? 'query' : 'command';
  return tracing.span(name, { [`parvis.${name}`]: id }, async (span) => {
    const reply = await work();
    if (reply.kind === 'refused') span.set({ 'parvis.refusal': reply.refusals[0].code });
    return reply;
  });
}
