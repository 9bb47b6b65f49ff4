import { contentPath } from '@parvis/contracts/content/content-path.ts';
import { titleOf } from '@parvis/contracts/content/header.ts';
import type { ContentId } from '@parvis/contracts/content/ids.ts';
import { namedIdsIn } from '@parvis/contracts/content/modules/named-ids.ts';
import {
  type AddressEffect,
  type LinkEffect,
  maxNamedEffects,
  type PublicationAction,
  type PublicationEffects,
  type RedirectEffect,
} from '@parvis/contracts/content/publication-endpoints.ts';
import { accept, type Outcome } from '@parvis/contracts/http/refusal.ts';
import { composeUrl, loadSlugs } from '../addresses/address.ts';
import type { ContentServices } from '../content-services.ts';
import { requireItem } from '../item/guards.ts';
import { activeModules, addressHeader, type Item } from '../item/item.ts';
import { modulesTagOfItem } from '../item/modules-tag.ts';
import type { ItemReferences } from '../read-content/content-reads.ts';
import { publicationChanges } from './publication-changes.ts';

type Services = Pick<ContentServices, 'store' | 'writer' | 'reads' | 'approvals'>;

/** An item before and after, and whether visitors see it then. */
interface Change {
  readonly before: Item;
  readonly after: Item;
  readonly wasSeen: boolean;
  readonly isSeen: boolean;
}

interface Addresses {
  readonly addresses: readonly AddressEffect[];
  readonly total: number;
}

/**
 * Returns the effects of publishing, unpublishing or deleting an item on what visitors see of it,
 * and on other addresses, redirects, menus and links; refused for the same reasons as the action.
 */
export async function rehearsePublication(
  services: Services,
  contentId: ContentId,
  action: PublicationAction,
): Promise<Outcome<PublicationEffects>> {
  const existing = requireItem((await services.store.load(contentId)).state);
  if (!existing.ok) return existing;
  const rehearsed = await services.writer.rehearseChange({ type: `${action}-content`, contentId });
  if (!rehearsed.ok) return rehearsed;
  const [before, after] = [existing.value, rehearsed.value];
  const change = { before, after, wasSeen: isSeen(before), isSeen: isSeen(after) };
  const { addresses, total } = change.isSeen
    ? await addressesOfPublished(services, change)
    : await addressesOfRemoved(services, change);
  const begun = addresses.flatMap(({ to }) => to ?? []);
  const ended = addresses.flatMap(({ from, to }) => (to === null && from !== null ? [from] : []));
  const around = await services.reads.around(contentId, [...begun, ...ended]);
  return accept({
    revision: before.header.revision,
    modulesTag: modulesTagOfItem(before),
    needsApproval:
      action === 'publish' && (await services.approvals.appliesTo(after, services.store)),
    changes: publicationChanges(before, after),
    addresses: addresses.slice(0, maxNamedEffects),
    totalAddresses: total,
    redirects: redirectEffects(around, new Set(begun), new Set(ended)).slice(0, maxNamedEffects),
    menus: menuEffects(around, change).slice(0, maxNamedEffects),
    links: change.isSeen
      ? await linksToUnpublished(services, after)
      : (await services.reads.linksTo(contentId)).map((link) => ({ ...link, effect: 'broken' })),
  });
}

function isSeen({ publication }: Item): boolean {
  return publication.kind === 'published';
}

async function addressesOfPublished(services: Services, change: Change): Promise<Addresses> {
  const { before, after, wasSeen } = change;
  const [from, to] = [
    await loadSlugs(services.store, addressHeader(before)),
    await loadSlugs(services.store, addressHeader(after)),
  ];
  const moves = from.join('/') !== to.join('/');
  const wasKnown =
    wasSeen || (before.publication.kind === 'draft' && before.publication.lastLive !== undefined);
  const own = {
    ...named(after),
    from: moves && wasKnown ? composePath(before, from) : null,
    to: composePath(after, to),
  };
  const below = moves
    ? await services.reads.addressChanges(after.contentId, { from, to }, 'published')
    : { changes: [], total: 0 };
  const others = below.changes.filter(({ id }) => id !== after.contentId);
  const isNamed = others.length < below.changes.length;
  const addresses = [...(moves || !wasSeen ? [own] : []), ...others.map(toEffect)];
  return { addresses, total: addresses.length + below.total - others.length - (isNamed ? 1 : 0) };
}

async function addressesOfRemoved(
  { store }: Services,
  { before, wasSeen }: Change,
): Promise<Addresses> {
  if (!wasSeen) return { addresses: [], total: 0 };
  const from = await composeUrl(store, before);
  return { addresses: [{ ...named(before), from, to: null }], total: 1 };
}

function composePath({ header, locale }: Item, slugs: readonly string[]): string {
  return contentPath(header.content.kind, locale, slugs);
}

function named({ contentId, header: { content } }: Item) {
  return { id: contentId, kind: content.kind, title: titleOf(content) };
}

function toEffect({ id, kind, title, from, to }: AddressEffect): AddressEffect {
  return { id, kind, title, from, to };
}

/**
 * Returns the effects on redirects, whether set by editors or from former addresses: a page takes
 * precedence over them, and they apply when there is no page.
 */
function redirectEffects(
  { redirects, former }: ItemReferences,
  begun: ReadonlySet<string>,
  ended: ReadonlySet<string>,
): readonly RedirectEffect[] {
  const made = redirects.flatMap(({ from, target }): RedirectEffect[] => {
    const to = target.status === 410 ? null : target.to;
    if (begun.has(from)) return [{ effect: 'overruled', from, to }];
    if (ended.has(from)) return [{ effect: 'answers', from, to }];
    return ended.size > 0 && !begun.has(to ?? '') ? [{ effect: 'broken', from, to }] : [];
  });
  const led = former.filter(({ from }) => begun.has(from));
  return [...led.map(({ from, to }) => ({ effect: 'overruled' as const, from, to })), ...made];
}

function menuEffects({ entries }: ItemReferences, change: Change): PublicationEffects['menus'] {
  if (change.wasSeen === change.isSeen) return [];
  const effect = change.isSeen ? 'appears' : 'disappears';
  return entries.map((entry) => ({ ...entry, effect }));
}

/** Returns the links of the item, as it would be published, to items that visitors cannot see. */
async function linksToUnpublished({ reads }: Services, item: Item): Promise<LinkEffect[]> {
  const linked = activeModules(item).map(({ newest }) => newest.content.data);
  const ids = linked
    .flatMap(namedIdsIn)
    .flatMap(({ field, id }) => (field === 'contentId' && id !== item.contentId ? [id] : []));
  const unseen = await reads.unseen({ ids, paths: linked.flatMap((data) => reads.pathsIn(data)) });
  return unseen
    .filter(({ id }) => id !== item.contentId)
    .slice(0, maxNamedEffects)
    .map((one) => ({ ...one, effect: 'unpublished' }));
}
