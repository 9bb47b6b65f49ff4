import { admissions, type Budget, memories } from '@parvis/contracts/http/budget.ts';
import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { isNoStorePath } from '@parvis/contracts/http/no-store.ts';
import { maxBodyFields, usualBodyBytes } from '@parvis/contracts/limits/bodies.ts';
import { adminScreens } from '@parvis/contracts/site/routes/admin-screens.ts';
import { fragmentRoutes } from '@parvis/contracts/site/routes/fragment-routes.ts';
import { publicRoutes } from '@parvis/contracts/site/routes/public-routes.ts';
import type { Route } from '@parvis/contracts/site/routes/route.ts';
import { operatorPaths } from '@parvis/services/adapters/metrics/metrics-server.ts';
import { endpoints } from '@parvis/services/main/endpoints.ts';
import { ownAddresses, servedFiles } from '@parvis/services/main/own-addresses.ts';

/** A route as the table of budgets lists it. */
export interface ListedRoute {
  /** Method and path in French, as in the contracts. */
  readonly name: string;
  readonly remembers: string;
  readonly limits: string;
}

/** Everything that an anonymous visitor can have done. */
export function listedRoutes(): readonly ListedRoute[] {
  return [...pages(), ...files(), ...openEndpoints()];
}

/** What an anonymous visitor is refused before the body is read, or led to the sign-in screen. */
export function refusedRoutes(): readonly string[] {
  const closed = endpoints.filter(({ access }) => access !== 'public').map(nameOf);
  const screens = adminScreens.map((path) => `GET ${path.replaceAll(/\$(\w+)/g, '{$1}')}`);
  return [...new Set([...closed, ...screens, `GET ${ownAddresses.design.path}`])].toSorted();
}

/** What the port for operators serves. */
export function operatorRoutes(): readonly string[] {
  return operatorPaths.map((path) => `GET ${path}`);
}

/** Addresses of the public site that belong to no route of their own. */
const otherPages = [
  'GET /{path of a page}',
  'GET /{path in another spelling}',
  'GET /{path of nothing}',
  'GET /{path of a page}?after={position}',
] as const;

function pages(): readonly ListedRoute[] {
  const all: Readonly<Record<string, Route>> = { ...publicRoutes, ...fragmentRoutes };
  const named = Object.values(all)
    .map(({ fr }) => fr)
    .filter((path) => !isNoStorePath(path) && path !== fragmentRoutes.translations.fr)
    .map((path) => `GET ${path}`);
  const budget = { remembers: 'pages', admittedBy: 'pages' } as const;
  const posted = `POST ${fragmentRoutes.offers_list_autocomplete.fr}`;
  return [...otherPages, ...named, posted].map((name) => listed(name, budget));
}

function files(): readonly ListedRoute[] {
  const { design: _, ...own } = ownAddresses;
  const all: readonly { readonly path: string; readonly budget?: Budget }[] = [
    ...Object.values(servedFiles),
    ...Object.values(own),
  ];
  return [
    listed(`GET ${fragmentRoutes.translations.fr}`, { remembers: 'start' }),
    ...all.map(({ path, budget }) => listed(`GET ${path}`, budget)),
  ];
}

function openEndpoints(): readonly ListedRoute[] {
  return endpoints
    .filter(({ access }) => access === 'public')
    .map((endpoint) => listed(nameOf(endpoint), endpoint.budget, limitsOf(endpoint)));
}

function nameOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method.toUpperCase()} ${path}`;
}

function listed(name: string, budget: Budget = {}, limits: readonly string[] = []): ListedRoute {
  const { remembers, admittedBy } = budget;
  const all = [...(admittedBy === undefined ? [] : [admissions[admittedBy]]), ...limits];
  return {
    name,
    remembers: remembers === undefined ? '' : memories[remembers],
    limits: all.join('; '),
  };
}

function limitsOf({ method, refuses, maxBytes, takesFiles }: Endpoint): readonly string[] {
  const allowance = refuses?.includes('too-many-attempts') ? ['an allowance'] : [];
  if (method === 'get') return allowance;
  const kibibytes = (maxBytes ?? usualBodyBytes) / 1024;
  const withFiles = takesFiles ? ` and ${takesFiles.maxBytes / 1e6} MB of files` : '';
  return [...allowance, `a body of ${kibibytes} KiB${withFiles}, ${maxBodyFields} fields`];
}
