/// <reference types="vite/client" />
import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';

const modules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob(
  '../../../contracts/**/*endpoints.ts',
  { eager: true },
);

/** Every endpoint that any `*endpoints.ts` of the contracts declares, found on disk. */
export const allEndpoints: readonly Endpoint[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .flatMap((exported) =>
    typeof exported === 'object' && exported !== null ? Object.values(exported) : [],
  )
  .filter(isEndpoint);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'access' in value && 'method' in value;
}

/** The name of an endpoint in the route table. */
export function rowNameOf({ method, path }: Endpoint): string {
  return `${method.toUpperCase()} ${path}`;
}
