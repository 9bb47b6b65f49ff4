import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import type { Outcome, Refusal } from '@parvis/contracts/http/refusal.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { z } from 'zod';
import type { FormDrawing } from './form-rendering.ts';

/** Who sends the request, as far as HTTP tells. */
export interface Client {
  /** Network address, for rate limits only: never stored, never logged. */
  readonly address: string;
  /** The `Cookie` header as it came. */
  readonly cookie: string | undefined;
  /** True for a browser's navigation or form post, which prefers a document to data. */
  readonly wantsHtml: boolean;
}

/** What a handler knows of the request besides its parsed input. */
export interface RequestContext {
  readonly actor: Actor;
  /** From `Idempotency-Key`, else fresh: repeating it repeats the answer, not the effect. */
  readonly commandId: string;
  /** Revision named by `If-Match`; always there where the endpoint requires it. */
  readonly ifMatch: number | undefined;
  /** Language for words: `Accept-Language` for the API, the path's for public pages. */
  readonly locale: Locale;
  readonly client: Client;
}

export interface RouteInput<E extends Endpoint> {
  readonly params: z.infer<E['params']>;
  readonly query: z.infer<E['query']>;
  readonly body: z.infer<E['body']>;
}

/** What a handler answers; the binding writes it. `etag` is a revision, `position` becomes X-Log-Position. */
export type Reply =
  | {
      readonly kind: 'json';
      readonly body: unknown;
      readonly etag?: number;
      readonly position?: Position;
      readonly location?: string;
    }
  | {
      readonly kind: 'html';
      readonly status: number;
      readonly html: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: 'empty';
      readonly position?: Position;
      readonly headers?: Readonly<Record<string, string>>;
      /** Where a browser's form post goes next (303); scripts get the endpoint's own status. */
      readonly redirect?: string;
      /** Draws what takes the form's place; without it a form's script goes on to `redirect`. */
      readonly confirmation?: () => Promise<string>;
    }
  | { readonly kind: 'refused'; readonly refusals: Refusals };

export type Handler<E extends Endpoint> = (
  input: RouteInput<E>,
  context: RequestContext,
) => Promise<Reply>;

/** Refusals, at least one. The first decides the status. */
export type Refusals = readonly [Refusal, ...Refusal[]];

/** An endpoint of the contracts bound to what answers it. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (input: RouteInput<Endpoint>, context: RequestContext) => Promise<Reply>;
  /** There when browsers post a form to it. */
  readonly form?: FormDrawing;
}

/** Binds a handler to its endpoint; the binding parses the input by the endpoint's schemas first. */
export function route<E extends Endpoint>(endpoint: E, handle: Handler<E>): Route {
  return { endpoint, handle };
}

/** Turns an outcome into a reply: the refusals as they are, or what `answer` makes of the value. */
export function replyTo<T>(outcome: Outcome<T>, answer: (value: T) => Reply): Reply {
  return outcome.ok ? answer(outcome.value) : { kind: 'refused', refusals: outcome.refusals };
}
