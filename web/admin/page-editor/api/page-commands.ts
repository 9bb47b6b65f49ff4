import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import {
  type ContentReceipt,
  type ContentView,
  contentReceiptSchema,
} from '@parvis/contracts/content/views.ts';
import { z } from 'zod';
import { callEndpoint } from '../../requests/call-endpoint.ts';
import type { ItemOfKind } from './read-editor.ts';

/**
 * Publishes the latest revision of the header and of every active module.
 * @param seen refuses unless this is still the header's revision
 */
export function publishPage({ kind, id }: ItemOfKind, seen?: number): Promise<ContentReceipt> {
  const sent = { params: { id }, ...asSeen(seen) };
  return callEndpoint(kindEndpoints[kind].publish, contentReceiptSchema, sent);
}

/** Unpublishes an item. @param seen refuses unless this is still the header's revision */
export function unpublishPage({ kind, id }: ItemOfKind, seen?: number): Promise<ContentReceipt> {
  const sent = { params: { id }, ...asSeen(seen) };
  return callEndpoint(kindEndpoints[kind].unpublish, contentReceiptSchema, sent);
}

function asSeen(seen: number | undefined) {
  return seen === undefined ? {} : { ifMatch: seen };
}

/** Archives an item: off the site, out of the usual lists, its plan dropped. */
export function archivePage({ kind, id }: ItemOfKind): Promise<ContentReceipt> {
  return callEndpoint(kindEndpoints[kind].archive, contentReceiptSchema, { params: { id } });
}

/** Brings an archived item back, unpublished. */
export function unarchivePage({ kind, id }: ItemOfKind): Promise<ContentReceipt> {
  return callEndpoint(kindEndpoints[kind].unarchive, contentReceiptSchema, { params: { id } });
}

/** Clones an item with its modules; returns the clone. */
export function clonePage({ kind, id }: ItemOfKind): Promise<ContentReceipt> {
  return callEndpoint(kindEndpoints[kind].clone, contentReceiptSchema, { params: { id } });
}

/** Deletes an item as it was last seen; its history is kept. */
export function deletePage({
  kind,
  id,
  revision,
}: Pick<ContentView, 'kind' | 'id' | 'revision'>): Promise<undefined> {
  const sent = { params: { id }, ifMatch: revision };
  return callEndpoint(kindEndpoints[kind].delete, z.undefined(), sent);
}

/** Restores a deleted item, unpublished, at its address or under another slug. */
export function undeletePage({ kind, id }: ItemOfKind, slug?: string): Promise<ContentReceipt> {
  const sent = { params: { id }, body: { slug } };
  return callEndpoint(kindEndpoints[kind].undelete, contentReceiptSchema, sent);
}
