import type { IncomingMessage } from 'node:http';
import { locales } from '@parvis/contracts/site/locale.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';

/** The queries that a script sends during typing are short. */
const maxBodyBytes = 4_096;

/** Addresses that scripts also post to; they respond as to a GET with the same parameters. */
const postedPaths: ReadonlySet<string> = new Set(
  locales.map((locale) => pathOf('offers_list_autocomplete', locale)),
);

/** Returns whether a request posts to an address that responds as to a GET. */
export function isPostedQuery({ method, url = '/' }: IncomingMessage): boolean {
  return method === 'POST' && postedPaths.has(url.split('?', 1)[0] ?? url);
}

/** Uses a posted form as the query of its address. @returns false when it is too large */
export async function takePostedQuery(request: IncomingMessage): Promise<boolean> {
  let body = Buffer.alloc(0);
  for await (const chunk of request) {
    body = Buffer.concat([body, Buffer.from(chunk)]);
    if (body.length > maxBodyBytes) return false;
  }
  const path = request.url?.split('?', 1)[0] ?? '/';
  request.url = `${path}?${new URLSearchParams(body.toString('utf8')).toString()}`;
  return true;
}
