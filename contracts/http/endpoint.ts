import type { z } from 'zod';
import type { Capability } from '../accounts/roles.ts';
import type { RefusalCode } from './refusal.ts';

/**
 * Who may call: everyone, everyone signed in, or whoever holds a capability. The binding refuses the
 * others before it reads the body; the command or query asks again, so neither alone opens a door.
 */
export type Access = 'public' | 'signed-in' | { readonly capability: Capability };

export type Method = 'get' | 'post' | 'put' | 'delete';

/** What an answer looks like on the wire. `kind` other than json carries no schema. */
export type EndpointResponse =
  | { readonly status: number; readonly kind: 'json'; readonly schema: z.ZodType }
  | { readonly status: number; readonly kind: 'html' }
  /** `browsersGoOn`: a browser's form is answered 303. */
  | { readonly status: number; readonly kind: 'empty'; readonly browsersGoOn?: true };

/**
 * One address of the product: the single source of its route, its validation and its OpenAPI entry.
 * `path` is in OpenAPI form (`/api/pages/{id}`); every `{name}` is a key of `params`.
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
> {
  readonly id: string;
  readonly method: Method;
  readonly path: `/${string}`;
  /** The same address in English, of what speaks the language of its path. */
  readonly englishPath?: `/en/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The body is bytes of any type, taken as they come; `body` says nothing then. */
  readonly takesBytes?: true;
  /** Takes `If-Match`; where it is required, the answer without it, or with `*`, is 428. */
  readonly ifMatch?: 'required' | 'optional';
  readonly response: EndpointResponse;
  /** Refusals of its own, besides those that follow from who may call it and what is sent. */
  readonly refuses?: readonly RefusalCode[];
}

/** Keeps the literal types of an endpoint's schemas. */
export function endpoint<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  definition: Endpoint<P, Q, B>,
): Endpoint<P, Q, B> {
  return definition;
}
