import { createHash } from 'node:crypto';
import { accountViewSchema } from '@parvis/contracts/accounts/endpoints.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { ApiClient } from '../api-client.ts';
import { commandOfKey, type ExistingItem, readExisting } from './existing-items.ts';
import { LinkTargets } from './link-targets.ts';
import { type PlacedItem, placeItems } from './place-items.ts';
import type { LeftOut, SourceSite } from './source-site.ts';

/** An item of another site with what becomes of it here. */
export interface PlannedItem {
  readonly placed: PlacedItem;
  /** The same in every run. */
  readonly key: string;
  readonly id: string;
  /** `new`; `known` from an earlier run; `clash`: something else has its address. */
  readonly state: 'new' | 'known' | 'clash';
  /** What has its address. */
  readonly taker?: ExistingItem;
}

/** What an import would do, before anything is written. */
export interface SitePlan {
  readonly site: SourceSite;
  readonly items: ReadonlyMap<PlacedItem, PlannedItem>;
  readonly links: LinkTargets;
  readonly leftOut: readonly LeftOut[];
  /** The hosts of files that items show, with how many of each. */
  readonly hosts: ReadonlyMap<string, number>;
}

/** Plans the import of a site: reads what is there, and writes nothing. @throws ApiRefusal */
export async function planSite(
  site: SourceSite,
  client: ApiClient,
  idOfNew: (kind: ContentKind, commandId: string) => string,
): Promise<SitePlan> {
  const me = await client.read('/admin/session', accountViewSchema);
  const existing = await readExisting(client);
  const byPath = new Map(
    [...existing.values()]
      .filter(({ status }) => status !== 'deleted')
      .map((item) => [item.url, item]),
  );
  const { placed, notes } = placeItems(site.items);
  const leftOut = [...site.leftOut, ...notes];
  const items = new Map<PlacedItem, PlannedItem>();
  for (const one of placed) {
    const key = `import/${createHash('sha256').update(`${site.name}\n${one.item.key}`).digest('hex').slice(0, 40)}`;
    const id = idOfNew(one.item.kind, commandOfKey(one.item.kind, key, me.id));
    const taker = byPath.get(one.path);
    if (existing.has(id)) items.set(one, { placed: one, key, id, state: 'known' });
    else if (taker === undefined) items.set(one, { placed: one, key, id, state: 'new' });
    else {
      items.set(one, { placed: one, key, id, state: 'clash', taker });
      leftOut.push({
        what: one.item.name,
        why: `its address ${one.path} is that of “${taker.title}”`,
      });
    }
  }
  return { site, items, links: new LinkTargets(site, placed), leftOut, hosts: hostsOf(site) };
}

function hostsOf({ media }: SourceSite): ReadonlyMap<string, number> {
  const hosts = new Map<string, number>();
  for (const { from } of media.values()) {
    if (!('url' in from)) continue;
    const { hostname } = new URL(from.url);
    hosts.set(hostname, (hosts.get(hostname) ?? 0) + 1);
  }
  return hosts;
}

/** Returns the id under which others refer to an item: its own, or that of what has its address. */
export function idOfPlanned({ id, state, taker }: PlannedItem): string {
  return state === 'clash' && taker !== undefined ? taker.id : id;
}
