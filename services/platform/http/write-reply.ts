import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import type { Problem } from '@parvis/contracts/http/problem.ts';
import type { Response } from 'express';
import { etagOf } from './preconditions.ts';
import { problemOf, problemOfFault } from './problem.ts';
import { refusalPage } from './refusal-page.ts';
import type { Refusals, Reply, RequestContext } from './route.ts';
import { retryAfterOf } from './statuses.ts';

/** What an answer needs to know of who reads it. */
export type Visit = Pick<RequestContext, 'locale' | 'client'>;

type Answered = Exclude<Reply, { kind: 'refused' }>;

/** Writes what a handler answered. `X-Log-Position` is where in the log a write landed. */
export function writeReply(
  response: Response,
  reply: Answered,
  endpoint: Endpoint,
  visit: Visit,
): void {
  if ('position' in reply && reply.position) response.set('X-Log-Position', reply.position);
  switch (reply.kind) {
    case 'json':
      if (reply.etag !== undefined) response.set('ETag', etagOf(reply.etag));
      if (reply.location !== undefined) response.set('Location', reply.location);
      return send(response, endpoint.answer.status, 'application/json', JSON.stringify(reply.body));
    case 'html':
      response.set(reply.headers ?? {});
      return send(response, reply.status, 'text/html', reply.html);
    case 'empty':
      response.set(reply.headers ?? {});
      if (visit.client.wantsHtml && reply.redirect !== undefined) {
        response.status(303).set('Location', reply.redirect).end();
        return;
      }
      response.status(endpoint.answer.status).end();
  }
}

/** Writes refusals: a problem document, or for a browser the given document or a bare page. */
export function writeRefusals(
  response: Response,
  refusals: Refusals,
  visit: Visit,
  form?: string,
): void {
  const [first] = refusals;
  const retryAfter = retryAfterOf(first);
  if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
  const problem = problemOf(refusals, visit.locale);
  if (problem.status === 401) response.set('WWW-Authenticate', 'Bearer realm="parvis"');
  writeProblem(response, problem, visit, form);
}

/** Writes that something broke on our side. */
export function writeFault(response: Response, requestId: string, visit: Visit): void {
  writeProblem(response, problemOfFault(requestId, visit.locale), visit);
}

function writeProblem(response: Response, problem: Problem, visit: Visit, form?: string): void {
  if (!visit.client.wantsHtml)
    return send(response, problem.status, 'application/problem+json', JSON.stringify(problem));
  const page = form ?? refusalPage(problem.detail, visit.locale);
  send(response, problem.status, 'text/html', page);
}

function send(response: Response, status: number, type: string, text: string): void {
  response.status(status).set('Content-Type', `${type}; charset=utf-8`).end(text);
}
