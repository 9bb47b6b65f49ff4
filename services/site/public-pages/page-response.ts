import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Refusal } from '@parvis/contracts/http/refusal.ts';
import { localeOfPath } from '@parvis/contracts/site/locale.ts';
import { namesEntityTag } from '../../http/preconditions.ts';
import { refusalMessage } from '../../http/refusal-messages.ts';
import { refusalPage } from '../../http/refusal-page.ts';
import { retryAfterOf, statusOf } from '../../http/statuses.ts';
import { decompress } from '../page-cache/compress-page.ts';
import type { CachedPage, Encoding, FoundPage } from '../page-cache/page-cache.ts';
import { speculationHeader } from '../speculation/speculation-rules.ts';

/** The headers of every public document, as a flat list for `writeHead`. */
export type CommonHeaders = readonly string[];

/** The form of a response: its bytes in an encoding, or “not modified”. */
export type Form = Encoding | 'unchanged';

/** Returns the best encoding that both sides support, in our order of preference. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  if (accepts(acceptEncoding, 'br')) return 'br';
  return accepts(acceptEncoding, 'gzip') ? 'gzip' : 'identity';
}

/**
 * Returns the form that suits a request: 304 when the client has the page, otherwise its bytes in
 * an encoding.
 */
export function formFor(
  page: CachedPage,
  headers: {
    readonly ifNoneMatch: string | undefined;
    readonly acceptEncoding: string | undefined;
  },
): Form {
  if (page.status === 200 && namesEntityTag(headers.ifNoneMatch, page.etag)) return 'unchanged';
  return encodingFor(headers.acceptEncoding);
}

function accepts(header: string, coding: string): boolean {
  const at = header.indexOf(coding);
  if (at === -1) return false;
  const end = header.indexOf(',', at);
  const weight = header.slice(at + coding.length, end === -1 ? undefined : end);
  return !/;\s*q=0(?:\.0*)?\s*$/.test(weight);
}

/** Returns the form in which a page is sent for a request; its bytes may not be compressed yet. */
export function formOfRequest({ headers }: IncomingMessage, page: CachedPage): Form {
  return formFor(page, {
    ifNoneMatch: headers['if-none-match'],
    acceptEncoding: headers['accept-encoding'],
  });
}

/** Returns the encoding that a form needs. */
export function encodingOf(form: Form): Encoding {
  return form === 'unchanged' ? 'identity' : form;
}

/** A page with the form in which it is sent. */
export interface PageInForm extends FoundPage {
  readonly form: Form;
}

/** Sends a cacheable page in a form whose bytes are ready. */
export function sendCachedPage(
  { method }: IncomingMessage,
  response: ServerResponse,
  sent: PageInForm,
  standing: CommonHeaders,
): void {
  const { page, form } = sent;
  const bytes = bytesOf(page, form);
  response.writeHead(statusOfForm(page, form), composeHeaders(sent, standing, bytes.length));
  response.end(method === 'HEAD' ? undefined : bytes);
}

/** Returns the status of a response in a form. */
export function statusOfForm(page: CachedPage, form: Form): number {
  return form === 'unchanged' ? 304 : page.status;
}

/** Returns the body of a page in a form. @throws Error when it is not compressed yet */
export function bytesOf(page: CachedPage, form: Form): Buffer {
  if (form === 'unchanged') return nothing;
  const bytes = form === 'identity' ? decompress(page.bytes) : page.bytes[form];
  if (bytes === undefined) throw new Error(`the page has no bytes for ${form} yet`);
  return bytes;
}

const nothing = Buffer.alloc(0);

/**
 * Returns the headers of a page in a form, names and values alternating, except those for the
 * connection and the date.
 * @param length of the body, in bytes
 */
export function composeHeaders(
  { page, form, staleSeconds }: PageInForm,
  standing: CommonHeaders,
  length: number,
): string[] {
  const { etag, type } = page;
  const always = [
    ...standing,
    ...speculationHeader,
    'cache-control',
    'no-cache',
    'vary',
    composeVary(page),
    'etag',
    etag,
    ...(staleSeconds === undefined
      ? []
      : ['age', String(staleSeconds), 'warning', '110 - "Response is Stale"']),
  ];
  if (form === 'unchanged') return always;
  const content = ['content-type', type, 'content-length', String(length)];
  return [...always, ...content, ...(form === 'identity' ? [] : ['content-encoding', form])];
}

function composeVary({ variesByAccept, forProfiles }: CachedPage): string {
  const names = [variesByAccept && 'accept', 'accept-encoding', forProfiles === 'all' && 'cookie'];
  return names.filter(Boolean).join(', ');
}

/** Sends a page for one reader, with `no-store`. */
export function sendPrivatePage(
  request: IncomingMessage,
  response: ServerResponse,
  page: { readonly status: number; readonly type: string; readonly body: Buffer },
  standing: CommonHeaders,
): void {
  const { body } = page;
  response.writeHead(page.status, [
    ...standing,
    'cache-control',
    'private, no-store',
    'content-type',
    page.type,
    'content-length',
    String(body.length),
  ]);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * Sends a refusal as a bare page in the language of the path, with `no-store`. Who waits for their
 * own change sees it without having to ask again.
 */
export function sendRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  refusal: Refusal,
  standing: CommonHeaders,
): void {
  const [path = '/'] = (request.url ?? '/').split('?', 1);
  const locale = localeOfPath(path);
  const seconds = retryAfterOf(refusal)?.toString();
  const isReloaded = refusal.code === 'position-not-reached';
  response.writeHead(statusOf(refusal), [
    ...standing,
    'content-type',
    'text/html; charset=utf-8',
    'cache-control',
    'no-store',
    ...(seconds === undefined ? [] : ['retry-after', seconds]),
    ...(seconds !== undefined && isReloaded ? ['refresh', seconds] : []),
  ]);
  response.end(refusalPage(refusalMessage(refusal, locale), locale));
}
