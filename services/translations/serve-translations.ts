import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchPath, type RouteMatch } from '@parvis/contracts/site/routes/match-path.ts';
import { namesEntityTag } from '../http/preconditions.ts';
import { type TranslationFile, translationFile } from './translation-files.ts';

/** How long a browser or proxy uses a catalogue before it revalidates it. */
const freshSeconds = 300;

/** Returns true for `/translations…` in any language, in any spelling. */
export function isTranslationPath(path: string): boolean {
  return /\/translations/i.test(path) && matchPath(path)?.name === 'translations';
}

/**
 * Responds to GET and HEAD of `/translations/{domain}.{_format}` and `/en/translations/…`: the
 * catalogue with its ETag, 304, a redirect to the canonical address, or 404. False when the address
 * is none of these, and no response was sent.
 */
export function serveTranslation(request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = '/' } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  const [path = '/'] = url.split('?');
  const route = isTranslationPath(path) ? matchPath(path) : undefined;
  if (route === undefined) return false;
  const file = composeFile(route);
  if (file === undefined) answerEmpty(response, 404);
  else if (route.path !== path) answerEmpty(response, 308, { location: route.path });
  else answerFile(request, response, file);
  return true;
}

function composeFile({ locale, params }: RouteMatch): TranslationFile | undefined {
  return translationFile(locale, params['domain'] ?? '', params['_format'] ?? '');
}

function answerFile(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { type, body, etag }: TranslationFile,
): void {
  const cached = { etag, 'cache-control': `public, max-age=${freshSeconds}` };
  if (namesEntityTag(headers['if-none-match'], etag)) {
    response.writeHead(304, cached).end();
    return;
  }
  const content = { 'content-type': type, 'content-length': body.length };
  response.writeHead(200, { ...cached, ...content });
  response.end(method === 'HEAD' ? undefined : body);
}

function answerEmpty(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { ...headers, 'cache-control': 'no-store', 'content-length': 0 });
  response.end();
}
