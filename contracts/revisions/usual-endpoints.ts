import { z } from 'zod';
import type { Capability } from '../accounts/roles.ts';
import { endpoint } from '../http/endpoint.ts';
import { listResponse } from '../http/list-controls.ts';
import { listQuerySchema, readQuerySchema } from '../http/listing.ts';
import { revisionListSchema } from './views.ts';

/** The addresses of entities with revisions, and how they are read and written. */
interface Addressed<All extends z.ZodType, One extends z.ZodType, View extends z.ZodObject> {
  /** The address of all of them. */
  readonly path: `/${string}`;
  /** Follows `path` in the address of one; empty for a single entity. */
  readonly item: `/${string}` | '';
  /** The parameters in `path`, and in the address of one. */
  readonly params: { readonly all: All; readonly one: One };
  /** One as the API returns it. */
  readonly view: View;
  /** Whether all of them are public, drafts and past revisions included. */
  readonly withoutDrafts?: true;
  /** Who may write them; by default those who may write content. */
  readonly writers?: Capability;
  /** The maximum size of a body in bytes, if it is higher than the usual one. */
  readonly maxBytes?: number;
}

const none = z.object({});

/**
 * Returns functions that declare the usual endpoints of entities with revisions, each by its id and
 * its summary in the description of the API.
 */
export function usualEndpoints<
  All extends z.ZodType,
  One extends z.ZodType,
  View extends z.ZodObject,
>(addressed: Addressed<All, One, View>) {
  return { ...usualReads(addressed), ...usualWrites(addressed) };
}

function usualReads<All extends z.ZodType, One extends z.ZodType, View extends z.ZodObject>({
  path,
  item,
  params,
  view,
  withoutDrafts,
}: Addressed<All, One, View>) {
  const reads = {
    method: 'get',
    access: { capability: 'content.read' },
    ...(withoutDrafts && { withoutDrafts }),
    body: none,
  } as const;
  return {
    list: <Query extends z.ZodType>(id: string, summary: string, query: Query) => {
      const response = listResponse(view);
      return endpoint({ ...reads, id, path, summary, params: params.all, query, response });
    },
    get: (id: string, summary: string) => {
      const response = { status: 200, kind: 'json', schema: view } as const;
      const one = { path: `${path}${item}`, params: params.one } as const;
      return endpoint({ ...reads, ...one, id, summary, query: readQuerySchema, response });
    },
    history: (id: string, summary: string) =>
      endpoint({
        ...reads,
        id,
        path: `${path}${item}/history`,
        summary,
        access: { capability: 'history.read' },
        params: params.one,
        query: listQuerySchema,
        response: { status: 200, kind: 'json', schema: revisionListSchema },
      }),
  };
}

function usualWrites<All extends z.ZodType, One extends z.ZodType, View extends z.ZodObject>({
  path,
  item,
  params,
  view,
  writers = 'content.write',
  maxBytes,
}: Addressed<All, One, View>) {
  const response = { status: 200, kind: 'json', schema: view } as const;
  const limits = maxBytes === undefined ? {} : { maxBytes };
  const writes = { access: { capability: writers }, query: none } as const;
  const one = { ...writes, path: `${path}${item}`, params: params.one } as const;
  const step = <Body extends z.ZodType>(id: string, name: string, summary: string, body: Body) => {
    const at = { ...one, path: `${one.path}/${name}` } as const;
    return endpoint({ ...at, id, method: 'post', summary, body, response });
  };
  return {
    create: <Body extends z.ZodType>(id: string, summary: string, body: Body) => {
      const all = { ...writes, ...limits, path, params: params.all } as const;
      const created = { ...response, status: 201 } as const;
      return endpoint({ ...all, id, method: 'post', summary, body, response: created });
    },
    save: <Body extends z.ZodType>(id: string, summary: string, body: Body) => {
      const based = { ...one, ...limits, ifMatch: 'required' } as const;
      return endpoint({ ...based, id, method: 'put', summary, body, response });
    },
    delete: (id: string, summary: string) => {
      const based = { ...one, ifMatch: 'required' } as const;
      const empty = { status: 204, kind: 'empty' } as const;
      return endpoint({ ...based, id, method: 'delete', summary, body: none, response: empty });
    },
    /** Takes a step with one, which is `POST …/name`, and returns it. */
    step,
    undelete: (id: string, summary: string) => step(id, 'undelete', summary, none),
    /** @param body names the revision */
    restore: <Body extends z.ZodType>(id: string, summary: string, body: Body) => {
      return { ...step(id, 'restore', summary, body), ifMatch: 'required' } as const;
    },
  };
}
