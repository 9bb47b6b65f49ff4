import { matchPath } from '@parvis/contracts/site/routes/match-path.ts';

const files = new Set(['assets', 'media']);
const health = new Set(['healthz', 'readyz']);

/**
 * The name under which a request is counted and traced: an endpoint's id, a route's name, or its
 * type of address. The set is fixed by our code, whatever is requested.
 * @param target path, with or without a query
 * @param endpoint id of the endpoint that took the request, if one did
 */
export function routeLabel(target: string, endpoint?: unknown): string {
  if (typeof endpoint === 'string') return endpoint;
  const [path = '/'] = target.split('?', 1);
  const [, first = ''] = path.split('/', 2);
  if (files.has(first) || health.has(first)) return first;
  if (first === 'api') return 'unknown-endpoint';
  return matchPath(path)?.name ?? (first === 'admin' ? 'back-office' : 'page');
}
