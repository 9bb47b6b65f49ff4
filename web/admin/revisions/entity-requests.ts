import type { Endpoint } from '@parvis/contracts/http/endpoint.ts';
import type { z } from 'zod';
import { callEndpoint } from '../requests/call-endpoint.ts';

export type Takes<Input> = z.ZodType<unknown, Input>;

/** A response with this body. */
export interface Answers<Body> {
  readonly status: number;
  readonly kind: 'json';
  readonly schema: z.ZodType<Body>;
}

/** The usual endpoints of an entity. */
interface EntityEndpoints<Place, Params, Body, View> {
  /** Parses the parameters of one: from itself, a deleted one, or the address of its history. */
  readonly key: z.ZodType<Params>;
  readonly create: Endpoint<Takes<Place>, z.ZodType, Takes<Body>, Answers<View>>;
  readonly get: Endpoint<Takes<Params>, z.ZodType, z.ZodType, Answers<View>>;
  readonly save: Endpoint<Takes<Params>, z.ZodType, Takes<Body>, Answers<View>>;
  readonly delete: Endpoint<Takes<Params>>;
  readonly undelete: Endpoint<Takes<Params>>;
}

/** Returns the requests of an entity. */
export function entityRequests<Place, Params, Body, View>({
  key,
  ...at
}: EntityEndpoints<Place, Params, Body, View>) {
  return {
    /** @param place the parameters of the list that it is added to */
    create: (place: Place, body: Body, commandId: string) =>
      callEndpoint(at.create, { params: place, body, commandId }),
    read: (one: object) => callEndpoint(at.get, { params: key.parse(one) }),
    /** Saves one, based on a revision. */
    save: (one: object, body: Body, ifMatch: number) =>
      callEndpoint(at.save, { params: key.parse(one), body, ifMatch }),
    /** Deletes one as it was read. */
    delete: (one: { readonly revision: number }) =>
      callEndpoint(at.delete, { params: key.parse(one), ifMatch: one.revision }),
    undelete: (one: object) => callEndpoint(at.undelete, { params: key.parse(one) }),
  };
}
