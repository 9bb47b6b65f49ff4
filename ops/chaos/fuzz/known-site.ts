import { locales } from '@parvis/contracts/site/locale.ts';
import { fragmentRoutes } from '@parvis/contracts/site/routes/fragment-routes.ts';
import { publicRoutes } from '@parvis/contracts/site/routes/public-routes.ts';
import { z } from 'zod';
import { publicScreens } from '../../demo/public-screens.ts';
import type { ApiClient } from '../api-client.ts';

/** An endpoint as the site describes it. */
export interface KnownEndpoint {
  readonly method: string;
  /** With its parameters in braces. */
  readonly path: string;
  readonly queryNames: readonly string[];
  /** The fields of its body. */
  readonly fields: readonly string[];
}

/** What an anonymous client can learn about a running site. */
export interface KnownSite {
  /** Addresses that the site itself links to, with their queries. */
  readonly addresses: readonly string[];
  /** The pairs of names and values in their queries. */
  readonly pairs: readonly string[];
  /** Patterns of public addresses in both languages, with parameters in braces. */
  readonly patterns: readonly string[];
  /** Ids in these addresses. */
  readonly ids: readonly string[];
  readonly endpoints: readonly KnownEndpoint[];
}

const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        parameters: z
          .array(z.object({ name: z.string().optional(), in: z.string().optional() }))
          .default([]),
        requestBody: z
          .object({
            content: z.record(
              z.string(),
              z.object({
                schema: z
                  .object({ properties: z.record(z.string(), z.unknown()).optional() })
                  .optional(),
              }),
            ),
          })
          .optional(),
      }),
    ),
  ),
});

/** Reads a running site as a visitor: its screens with their links, and its description of endpoints. */
export async function readKnownSite(visitor: ApiClient): Promise<KnownSite> {
  const linked = new Set<string>();
  for (const { path } of publicScreens) {
    linked.add(path);
    const { text } = await visitor.read(path);
    for (const [, address = ''] of text.matchAll(/(?:href|action|src|data-\w+)="(\/[^"#]*)/g))
      linked.add(address.replaceAll('&amp;', '&'));
  }
  const addresses = [...linked].sort();
  const routes = [...Object.values(publicRoutes), ...Object.values(fragmentRoutes)];
  const { text } = await visitor.read('/api/openapi.json');
  return {
    addresses,
    pairs: [...new Set(addresses.flatMap((address) => address.split('?')[1]?.split('&') ?? []))],
    patterns: [...new Set(routes.flatMap((route) => locales.map((locale) => route[locale])))],
    ids: [...new Set(addresses.flatMap((address) => address.match(/\b[0-9a-z]{12}\b/g) ?? []))],
    endpoints: endpointsOf(documentSchema.parse(JSON.parse(text))),
  };
}

function endpointsOf({ paths }: z.infer<typeof documentSchema>): KnownEndpoint[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      queryNames: parameters.flatMap(({ name, in: place }) =>
        place === 'query' && name !== undefined ? [name] : [],
      ),
      fields: Object.keys(requestBody?.content['application/json']?.schema?.properties ?? {}),
    })),
  );
}
