import { accountViewSchema } from '@parvis/contracts/accounts/endpoints.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { ImportProgress } from '@parvis/contracts/content-import/content-import.ts';
import { AllowedHosts } from '../../adapters/fetching/allowed-hosts.ts';
import type { ApiClient } from '../api-client.ts';
import { documentFault } from '../document-fault.ts';
import { notingRefusal } from '../import-report.ts';
import { importFacets } from './import-facets.ts';
import { importMedia, rehearseMedia } from './import-media.ts';
import { importMenus } from './import-menus.ts';
import { importRedirects } from './import-redirects.ts';
import { planSite, type SitePlan } from './site-plan.ts';
import type { SiteReport } from './site-report.ts';
import type { LeftOut, SourceSite } from './source-site.ts';
import { wantedItem } from './wanted-item.ts';
import { type WrittenItem, writeSite } from './write-site.ts';

export interface MoveIn {
  readonly client: ApiClient;
  /** The hosts from which files are fetched; none by default. */
  readonly allowedHosts: readonly string[];
  /** Reads and checks everything, and writes and fetches nothing. */
  readonly isRehearsal: boolean;
  readonly signal: AbortSignal;
  readonly progress: (progress: ImportProgress) => void;
  /** The ids of what commands create, by which a second run finds it. */
  readonly idsOfNew: {
    readonly content: (kind: ContentKind, commandId: string) => string;
    readonly media: (commandId: string) => string;
  };
}

/**
 * Brings a site of another product in, or rehearses it: its files, the words by which it files
 * items, its items with their translations, its menus, and redirects from its old addresses.
 * Repeated, it writes only what changed in the source. Cancelled, it leaves whole items.
 * @throws ApiRefusal when the account may not do that at all; Error when the API does not respond
 */
export async function moveIn(site: SourceSite, options: MoveIn): Promise<SiteReport> {
  const { client, isRehearsal, signal, progress } = options;
  const plan = await planSite(site, client, options.idsOfNew.content);
  const said = new Map<string, LeftOut>();
  const leave = (what: string, why: string) => said.set(`${what}\n${why}`, { what, why });
  for (const { what, why } of plan.leftOut) leave(what, why);
  const { items, media, facets } = isRehearsal
    ? rehearse(plan, options, leave)
    : await write(plan, options, leave);
  if (!signal.aborted && !isRehearsal) progress({ step: 'rest', done: 0, total: 1 });
  const last = async (what: string, step: () => Promise<number>) =>
    signal.aborted ? 0 : ((await notingRefusal(step, (why) => leave(what, why))) ?? 0);
  const menus = await last('menus', () => importMenus(plan, client, leave, isRehearsal));
  const redirects = await last('redirects', () =>
    importRedirects(items, client, leave, isRehearsal),
  );
  return {
    source: site.name,
    product: site.product,
    isRehearsal,
    isCancelled: signal.aborted,
    items: items.map(({ planned: { placed, id }, outcome }) => ({
      id,
      name: placed.item.name,
      kind: placed.item.kind,
      locale: placed.item.locale,
      title: placed.item.title,
      path: placed.path,
      outcome,
    })),
    media,
    facets,
    menus,
    redirects,
    hosts: [...plan.hosts].map(([host, files]) => ({
      host,
      files,
      isAllowed: new AllowedHosts(options.allowedHosts).allowsHost(host),
    })),
    leftOut: [...said.values()],
  };
}

type Leave = (what: string, why: string) => void;

interface Written {
  readonly items: readonly WrittenItem[];
  readonly media: SiteReport['media'];
  readonly facets: number;
}

function rehearse(plan: SitePlan, { allowedHosts }: MoveIn, leave: Leave): Written {
  const media = rehearseMedia(plan.site, new AllowedHosts(allowedHosts, '--allow-host'), leave);
  const outcomes = { new: 'created', known: 'unchanged', clash: 'clash' } as const;
  const items = [...plan.items.values()].map((planned): WrittenItem => {
    try {
      wantedItem(planned.placed, plan, media, leave);
      return { planned, outcome: outcomes[planned.state] };
    } catch (cause) {
      leave(planned.placed.item.name, `it does not fit: ${documentFault(cause)}`);
      return { planned, outcome: 'refused' };
    }
  });
  return { items, media: media.counts, facets: 0 };
}

async function write(plan: SitePlan, options: MoveIn, leave: Leave): Promise<Written> {
  const { client, signal, progress } = options;
  const { id: actorId } = await client.read('/admin/session', accountViewSchema);
  const hosts = new AllowedHosts(options.allowedHosts, '--allow-host');
  const total = plan.site.media.size;
  if (total > 0) progress({ step: 'files', done: 0, total });
  const media = await importMedia(plan.site, {
    client,
    actorId,
    idOfNew: options.idsOfNew.media,
    hosts,
    signal,
    leave,
    progress: (done) => progress({ step: 'files', done, total }),
  });
  const facets = signal.aborted ? 0 : await importFacets(plan.site, client, leave);
  const items = await writeSite(plan, {
    client,
    library: media,
    leave,
    signal,
    progress: (done) => progress({ step: 'items', done, total: plan.items.size }),
  });
  return { items, media: media.counts, facets };
}
