import type { ItemParts } from '@parvis/contracts/content/commands.ts';
import type { ModuleId } from '@parvis/contracts/content/ids.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { type ContentReceipt, type ContentView } from '@parvis/contracts/content/views.ts';
import { callEndpoint } from '../../requests/call-endpoint.ts';
import type { ItemOfKind } from './read-editor.ts';

/** An item as it was seen: a command on it is refused once its header has a later revision. */
type SeenItem = Pick<ContentView, 'kind' | 'id' | 'revision'>;

function onlyAsSeen({ id, revision }: SeenItem) {
  return { params: { id }, ifMatch: revision };
}

interface Publication {
  /** The tag of the modules that were seen: refused when they have changed since. */
  readonly modulesTag?: string | undefined;
  /** The parts that it is of; all when undefined. */
  readonly only?: ItemParts | undefined;
  /** Why an administrator publishes without the approval that is required. */
  readonly override?: string | undefined;
}

/** Publishes the draft as it was seen: as a whole, or only parts of it. */
export function publishPage(
  item: SeenItem,
  { modulesTag, only, override }: Publication = {},
): Promise<ContentReceipt> {
  const body = { modulesTag, only: sentParts(only), override };
  return callEndpoint(kindEndpoints[item.kind].publish, { ...onlyAsSeen(item), body });
}

/** A version of an item: what visitors see, or its header and modules in these revisions. */
export type NamedVersion =
  | 'public'
  | {
      readonly header: number;
      readonly modules: readonly { readonly id: ModuleId; readonly revision: number }[];
      /** Modules that are deleted in it; others that it does not have are deactivated. */
      readonly deleted?: readonly ModuleId[];
    };

interface Restoration extends Publication {
  readonly version: NamedVersion;
}

/** Makes the draft a version, as a whole or only in some parts. */
export function restoreVersion(
  item: SeenItem,
  { version, modulesTag, only }: Restoration,
): Promise<ContentReceipt> {
  const named =
    version === 'public'
      ? version
      : { ...version, modules: [...version.modules], deleted: [...(version.deleted ?? [])] };
  const body = { version: named, modulesTag, only: sentParts(only) };
  return callEndpoint(kindEndpoints[item.kind].restoreVersion, { ...onlyAsSeen(item), body });
}

function sentParts(only: ItemParts | undefined) {
  return only && { ...only, modules: [...only.modules] };
}

/** Unpublishes an item. */
export function unpublishPage(item: SeenItem): Promise<ContentReceipt> {
  return callEndpoint(kindEndpoints[item.kind].unpublish, onlyAsSeen(item));
}

/** Archives an item: unpublished, hidden from the default lists, its plan dropped. */
export function archivePage(item: SeenItem): Promise<ContentReceipt> {
  return callEndpoint(kindEndpoints[item.kind].archive, onlyAsSeen(item));
}

/** Restores an archived item, unpublished. */
export function unarchivePage(item: SeenItem): Promise<ContentReceipt> {
  return callEndpoint(kindEndpoints[item.kind].unarchive, onlyAsSeen(item));
}

/** Clones an item with its modules; returns the clone. */
export function clonePage({ kind, id }: ItemOfKind): Promise<ContentReceipt> {
  return callEndpoint(kindEndpoints[kind].clone, { params: { id } });
}

/** Deletes an item; its history is kept. */
export function deletePage(item: SeenItem): Promise<undefined> {
  return callEndpoint(kindEndpoints[item.kind].delete, onlyAsSeen(item));
}

/** Restores a deleted item, unpublished, at its address or under another slug. */
export function undeletePage({ kind, id }: ItemOfKind, slug?: string): Promise<ContentReceipt> {
  const sent = { params: { id }, body: { slug } };
  return callEndpoint(kindEndpoints[kind].undelete, sent);
}
