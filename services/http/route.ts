import type { Writable } from 'node:stream';
import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import type { Endpoint, ResponseSchema } from '@parvis/contracts/http/endpoint.ts';
import type { Outcome, Refusal } from '@parvis/contracts/http/refusal.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { z } from 'zod';
import type { FormRendering } from './form-rendering.ts';

/** The client of a request, as far as HTTP identifies it. */
export interface Client {
  /** Network address, for rate limits only: never stored, never logged. */
  readonly address: string;
  /** The unparsed `Cookie` header. */
  readonly cookie: string | undefined;
  /** The unparsed `Accept-Datetime` header. */
  readonly acceptDatetime?: string | undefined;
  /** The unparsed `User-Agent` header. */
  readonly userAgent?: string | undefined;
  /** True for a browser's navigation or form post, which prefers a document to data. */
  readonly wantsHtml: boolean;
  /** True for a script that inserts the HTML into its page. */
  readonly wantsFragment?: boolean;
}

/** The context of a request besides its parsed input. */
export interface RequestContext {
  readonly actor: Actor;
  /**
   * Derived from `Idempotency-Key`, otherwise fresh. Repeating it repeats the response, not the
   * effect.
   */
  readonly commandId: string;
  /** The revision in `If-Match`; always present where the endpoint requires it. */
  readonly ifMatch: number | undefined;
  /** The language of messages: from `Accept-Language` for the API, from the path for public pages. */
  readonly locale: Locale;
  readonly client: Client;
  /**
   * Identifies the account that the request concerns when its sender is not authenticated, for the
   * security trace.
   */
  readonly concerns?: (accountId: string) => void;
}

export interface RouteInput<E extends Endpoint> {
  readonly params: z.infer<E['params']>;
  readonly query: z.infer<E['query']>;
  readonly body: z.infer<E['body']>;
}

/**
 * The return value of a handler, for the binding to write: `Body` is its JSON as the endpoint
 * declares it, or none. `etag` is a revision, `position` becomes X-Log-Position.
 */
export type Reply<Body = never> =
  | {
      readonly kind: 'json';
      readonly body: Body;
      readonly etag?: number;
      readonly position?: Position;
      readonly location?: string;
      /** Whether part of the write was refused: repeated with its key, it is executed again. */
      readonly isPartial?: true;
      /**
       * The same response for every reader of a form, when no address may lead to it: a page, or
       * the replacement of the form.
       */
      readonly shown?: (as: 'page' | 'fragment') => Promise<string>;
    }
  /** JSON that was written before, because it is large, and compressed if it is kept so. */
  | { readonly kind: 'json-text'; readonly text: string; readonly brotli?: Buffer }
  | {
      readonly kind: 'html';
      readonly status: number;
      readonly html: string;
      readonly headers?: Readonly<Record<string, string | string[]>>;
    }
  /** A file to download, written while it is made; the client leaving ends the output. */
  | {
      readonly kind: 'file';
      readonly type: string;
      /** Shown rather than downloaded without it. */
      readonly filename?: string;
      readonly write: (output: Writable) => Promise<void>;
    }
  | {
      readonly kind: 'empty';
      readonly position?: Position;
      readonly headers?: Readonly<Record<string, string | string[]>>;
      /**
       * Where a browser is redirected after a form post (303); scripts get the endpoint's own
       * status.
       */
      readonly redirect?: string;
      /** Renders the HTML that replaces the form; without it a form's script follows `redirect`. */
      readonly confirmation?: () => Promise<string>;
    }
  | { readonly kind: 'refused'; readonly refusals: Refusals };

export type Handler<E extends Endpoint> = (
  input: RouteInput<E>,
  context: RequestContext,
) => HandlerReply<E>;

/** The reply to requests to an endpoint, with a body as its response declares it. */
export type HandlerReply<E extends Endpoint> = Promise<Reply<Sent<z.output<ResponseSchema<E>>>>>;

/** What may be written as a value in JSON: not changed, without brands, and times as dates too. */
type Sent<Value> = Value extends z.core.$brand | string
  ? string extends Value
    ? string | Date
    : Value extends z.core.$brand
      ? string
      : Value
  : Value extends readonly (infer Item)[]
    ? readonly Sent<Item>[]
    : Value extends object
      ? { readonly [Name in keyof Value]: Sent<Value[Name]> }
      : Value;

/** Refusals, at least one. The first decides the status. */
export type Refusals = readonly [Refusal, ...Refusal[]];

/** An endpoint of the contracts, bound to its handler. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (
    input: RouteInput<Endpoint>,
    context: RequestContext,
  ) => Promise<Reply<unknown>>;
  /** Present when browsers post a form to the endpoint. */
  readonly form?: FormRendering;
}

/** Binds a handler to its endpoint; the binding parses the input by the endpoint's schemas first. */
export function route<E extends Endpoint>(endpoint: E, handle: Handler<E>): Route {
  return { endpoint, handle };
}

/** Converts an outcome into a reply: its refusals, or the result of `reply` for its value. */
export function replyTo<T, Body>(
  outcome: Outcome<T>,
  reply: (value: T) => Reply<Body>,
): Reply<Body> {
  return outcome.ok ? reply(outcome.value) : { kind: 'refused', refusals: outcome.refusals };
}

/** Returns the reply that is a JSON body. */
export function jsonReply<Body>(body: Body): Extract<Reply<Body>, { kind: 'json' }> {
  return { kind: 'json', body };
}
