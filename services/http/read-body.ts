import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { z } from 'zod';
import { requireStrictText } from './strict-text.ts';

/** The maximum size of a request's body in bytes, after decompression, unless its endpoint takes more. */
export const maxBodyBytes = 2 * 1024 * 1024;

const form = 'application/x-www-form-urlencoded';

function parsersOf(limit: number): readonly RequestHandler[] {
  return [
    express.json({ limit, strict: false }),
    express.urlencoded({ limit, extended: false, type: form }),
  ];
}

const usualParsers = parsersOf(maxBodyBytes);

/** Reads a JSON or form body; a missing one is an empty object. @param limit bytes, if not the usual */
export async function readBody(
  request: Request,
  response: Response,
  limit?: number,
): Promise<Outcome<unknown>> {
  const type = request.is(['application/json', form]);
  if (type === null) return accept({});
  if (type === false)
    return request.headers['content-length'] === '0'
      ? accept({})
      : refuse('unsupported-media-type');
  try {
    const parsers = limit === undefined ? usualParsers : parsersOf(limit);
    for (const parser of parsers) await run(parser, request, response);
  } catch (error) {
    return refusalOfParser(error);
  }
  return requireStrictText(request.body === undefined ? {} : request.body);
}

function run(parser: RequestHandler, request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = (error?: Error | string) => {
      if (error === undefined) resolve();
      else reject(error instanceof Error ? error : new Error(error));
    };
    void parser(request, response, done);
  });
}

/** The refusals for those errors of the body parser that the client causes, by their status. */
function refusalOfParser(error: unknown): Outcome<never> {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === 413) return refuse('body-too-large', { params: sizesIn(error) });
  if (status === 415) return refuse('unsupported-media-type');
  if (status === 400) return refuse('invalid', { params: { reason: 'malformed' } });
  throw error;
}

/** The bytes sent, when the client said how many, and those that are taken. */
function sizesIn(error: unknown): Readonly<Record<string, number>> {
  const { expected, limit } = sizes.parse(error);
  return { maximum: limit, ...(expected !== undefined && { size: expected }) };
}

const sizes = z.object({
  expected: z.number().optional(),
  limit: z.number().default(maxBodyBytes),
});
