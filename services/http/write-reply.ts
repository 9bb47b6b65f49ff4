import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import { continueHeader, fragmentHeader } from '@parvis/contracts/http/form.ts';
import type { Problem } from '@parvis/contracts/http/problem.ts';
import type { Refusal } from '@parvis/contracts/http/refusal.ts';
import type { Response } from 'express';
import { problemOfFault, toProblem } from './problem.ts';
import type { Reader } from './reader.ts';
import { refusalPage } from './refusal-page.ts';
import { responseBody } from './response-body.ts';
import type { Refusals, Reply, RequestContext } from './route.ts';
import { sendJson } from './send-json.ts';
import { formStatusOf, retryAfterOf } from './statuses.ts';

/** The facts about the reader of a response that writing it requires. */
export interface Visit extends Pick<RequestContext, 'locale' | 'client'> {
  readonly reader: Reader;
}

type Accepted = Exclude<Reply<unknown>, { kind: 'refused' }>;

/** The request to which a reply is written, with its parsed query. */
interface AnsweredRequest {
  readonly endpoint: Endpoint;
  readonly query: unknown;
}

/** Writes the reply of a handler. `X-Log-Position` is the position of a write in the log. */
export async function writeReply(
  response: Response,
  reply: Accepted,
  { endpoint, query }: AnsweredRequest,
  visit: Visit,
): Promise<void> {
  if ('position' in reply && reply.position) response.set('X-Log-Position', reply.position);
  switch (reply.kind) {
    case 'json':
      if (reply.location !== undefined) response.set('Location', reply.location);
      return sendJson(response, {
        status: endpoint.response.status,
        text: JSON.stringify(responseBody(endpoint, reply.body, query)),
        revision: reply.etag,
      });
    case 'json-text':
      return sendJson(response, {
        status: endpoint.response.status,
        text: reply.text,
        brotli: reply.brotli,
      });
    case 'html':
      response.set(reply.headers ?? {});
      return send(response, reply.status, 'text/html', reply.html);
    case 'file':
      return writeFile(response, reply);
    case 'empty':
      response.set(reply.headers ?? {});
      if (visit.reader === 'page' && reply.redirect !== undefined) {
        response.status(303).set('Location', reply.redirect).end();
        return;
      }
      response.status(endpoint.response.status).end();
  }
}

/** Writes a file while it is made. The client may leave before its end; this is not an error. */
async function writeFile(
  response: Response,
  { type, filename, write }: Extract<Reply, { kind: 'file' }>,
): Promise<void> {
  if (filename !== undefined) response.attachment(filename);
  response.setHeader('Content-Type', type);
  if (response.req.method === 'HEAD') return void response.end();
  await write(response).catch((cause: unknown) => {
    if (response.headersSent && !response.writableEnded) response.destroy();
    // What it is made of failed, not the client.
    if (!response.destroyed || response.errored === cause) throw cause;
  });
}

/** Writes what a form's script gets: HTML that replaces the form, or where to go next. */
export async function writeInPlace(
  response: Response,
  { confirmation, redirect, headers = {}, position }: Extract<Reply, { kind: 'empty' }>,
): Promise<void> {
  const html = await confirmation?.();
  if (position) response.set('X-Log-Position', position);
  response.set(headers);
  if (html === undefined && redirect !== undefined) response.set(continueHeader, redirect);
  response.set(fragmentHeader, '1');
  send(response, 200, 'text/html', html ?? '');
}

/** Writes the result of a form that has no address: a page, or the HTML that replaces the form. */
export function writeFormResult(response: Response, html: string, as: 'page' | 'fragment'): void {
  if (as === 'fragment') response.set(fragmentHeader, '1');
  send(response, 200, 'text/html', html);
}

/** Writes a refused form: the whole page, or the HTML that replaces the form. */
export function writeRefusedForm(
  response: Response,
  refusal: Refusal,
  visit: Visit,
  rendered: string,
): void {
  adviseRetry(response, refusal);
  if (visit.reader === 'fragment') response.set(fragmentHeader, '1');
  send(response, formStatusOf(refusal), 'text/html', rendered);
}

/** Writes refusals: a problem document, or a bare page for a browser. */
export function writeRefusals(response: Response, refusals: Refusals, visit: Visit): void {
  adviseRetry(response, refusals[0]);
  const problem = toProblem(refusals, visit.locale);
  if (problem.status === 401) response.set('WWW-Authenticate', 'Bearer realm="parvis"');
  writeProblem(response, problem, visit);
}

function adviseRetry(response: Response, refusal: Refusal): void {
  const retryAfter = retryAfterOf(refusal);
  if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
}

/** Writes the response to an internal error. */
export function writeFault(response: Response, requestId: string, visit: Visit): void {
  writeProblem(response, problemOfFault(requestId, visit.locale), visit);
}

function writeProblem(response: Response, problem: Problem, visit: Visit): void {
  if (!visit.client.wantsHtml)
    return send(response, problem.status, 'application/problem+json', JSON.stringify(problem));
  send(response, problem.status, 'text/html', refusalPage(problem.detail, visit.locale));
}

function send(response: Response, status: number, type: string, text: string): void {
  response.status(status).set('Content-Type', `${type}; charset=utf-8`).end(text);
}
