import type { z } from 'zod';
import type { Capability } from '../accounts/roles.ts';
import type { Locale } from '../site/locale.ts';
import type { Budget } from './budget.ts';
import type { RefusalCode } from './refusal.ts';

/**
 * Who may call an endpoint: anyone, anyone signed in, or accounts with a capability. Others are
 * refused before the body is read; the command or query checks again, so that there are always two
 * checks.
 */
export type Access = 'public' | 'signed-in' | { readonly capability: Capability };

/** When an endpoint was deprecated, the day on which it goes, and the path of what to call instead. */
export interface Deprecation {
  /** As `2026-03-31`. */
  readonly since: string;
  readonly sunset: string;
  /** Its parameters are those of the deprecated path. */
  readonly replacement: `/${string}`;
}

/** How long a deprecated endpoint still works, at least. */
export const minDeprecationDays = 180;

export type Method = 'get' | 'post' | 'put' | 'delete';

/** The success response of an endpoint. Only JSON has a schema. */
export type EndpointResponse =
  | {
      readonly status: number;
      readonly kind: 'json';
      readonly schema: z.ZodType;
      /** A list whose requests may choose fields of the items; their key is always returned. */
      readonly chosen?: { readonly key: string; readonly schema: z.ZodType };
      /**
       * Whether it contains a secret and is therefore not stored: a repeated write creates another.
       */
      readonly holdsSecret?: true;
      /** Whether anyone with an address that is secret gets personal data. */
      readonly holdsPersonalData?: true;
    }
  | { readonly status: number; readonly kind: 'html' }
  /** A file to download, of a media type. */
  | { readonly status: number; readonly kind: 'file'; readonly type: string }
  | {
      readonly status: number;
      readonly kind: 'empty';
      /** Responds 303 to a form posted by a browser. */
      readonly redirectsBrowsers?: true;
      /** Whether its headers contain a secret, such as that of a session. */
      readonly holdsSecret?: true;
    };

/**
 * One address of the product: the single source of its route, its validation and its OpenAPI entry.
 * `path` is in OpenAPI form (`/api/pages/{id}`); every `{name}` is a key of `params`.
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends EndpointResponse = EndpointResponse,
> {
  readonly id: string;
  readonly method: Method;
  readonly path: `/${string}`;
  /** The path in each language, of an endpoint whose language depends on its path. */
  readonly localPaths?: Readonly<Record<Locale, `/${string}`>>;
  readonly summary: string;
  /** It is described as deprecated, and every response announces it. */
  readonly deprecated?: Deprecation;
  readonly access: Access;
  /**
   * Of what reads content or its history: it shows nothing that was never public, or its handler
   * shows that only to those from whom drafts are not withheld.
   */
  readonly withoutDrafts?: true;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The body is raw bytes of any type; `body` is unused then. */
  readonly takesBytes?: true;
  /** The maximum size of the body in bytes, if it is higher than `usualBodyBytes`. */
  readonly maxBytes?: number;
  /** The body is a multipart form: the field of its files, and its maximum size in bytes. */
  readonly takesFiles?: { readonly field: string; readonly maxBytes: number };
  /** Accepts `If-Match`; where required, a request without it, or with `*`, gets a 428. */
  readonly ifMatch?: 'required' | 'optional';
  /**
   * Mail programs post to it (RFC 8058), from any site and with any body; what is no form is taken
   * as an empty one. The address itself authorises.
   */
  readonly fromMailPrograms?: true;
  /** Every outcome is recorded in the security trace, not only intrusions. */
  readonly traced?: true;
  /**
   * Its sender must stay anonymous: it is not authenticated, nothing of it is traced, not even
   * refusals, it leaves no line in the log, and in the metrics it is a page like any other.
   */
  readonly confidential?: true;
  /** What bounds the cost of an anonymous request besides an allowance, which is in `refuses`. */
  readonly budget?: Budget;
  readonly response: Response;
  /** Refusals specific to the endpoint, besides those that follow from its access rule and its schemas. */
  readonly refuses?: readonly RefusalCode[];
}

/** The schema of an endpoint's success response; of nothing when that is not JSON. */
export type ResponseSchema<E extends Endpoint> = E['response'] extends {
  readonly schema: infer Schema extends z.ZodType;
}
  ? Schema
  : z.ZodUndefined;

/** Defines an endpoint, preserving the literal types of its schemas. */
export function endpoint<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  const R extends EndpointResponse,
>(definition: Endpoint<P, Q, B, R>): Endpoint<P, Q, B, R> {
  return definition;
}
