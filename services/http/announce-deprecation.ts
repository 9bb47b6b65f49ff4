import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import type { Response } from 'express';

/**
 * Announces on a response that its endpoint is deprecated: since when (RFC 9745), until when it
 * works (RFC 8594), and where its successor is, with the same parameters.
 */
export function announceDeprecation(
  { deprecated }: Endpoint,
  params: Readonly<Record<string, unknown>>,
  response: Response,
): void {
  if (deprecated === undefined) return;
  const { since, sunset, replacement } = deprecated;
  const successor = replacement.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    return typeof value === 'string' ? encodeURIComponent(value) : '';
  });
  response.set({
    Deprecation: `@${Date.parse(since) / 1000}`,
    Sunset: new Date(sunset).toUTCString(),
  });
  response.append('Link', `<${successor}>; rel="successor-version"`);
}
