import type { Tracing } from '../adapters/tracing/tracing.ts';
import type { Route } from '../http/route.ts';

/** The same routes, each traced as the command or the query that it is. */
export function observedRoutes(routes: readonly Route[], tracing: Tracing): readonly Route[] {
  return routes.map((route) => {
    const { id, method } = route.endpoint;
    const name = method === 'get' ? 'query' : 'command';
    const attributes = { [`parvis.${name}`]: id };
    return {
      ...route,
      handle: (input, context) =>
        tracing.span(name, attributes, async (span) => {
          const reply = await route.handle(input, context);
          if (reply.kind === 'refused') span.set({ 'parvis.refusal': reply.refusals[0].code });
          return reply;
        }),
    };
  });
}
