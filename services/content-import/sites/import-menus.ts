import { toSingleLine } from '@parvis/contracts/content/single-line.ts';
import { listSchema } from '@parvis/contracts/http/listing.ts';
import { menuEndpoints } from '@parvis/contracts/menus/endpoints.ts';
import { maxMenuLevels } from '@parvis/contracts/menus/menu.ts';
import { menuViewSchema } from '@parvis/contracts/menus/views.ts';
import { toSlug } from '@parvis/contracts/site/slug.ts';
import type { ApiClient } from '../api-client.ts';
import { notingRefusal } from '../import-report.ts';
import { idOfPlanned, type SitePlan } from './site-plan.ts';
import type { SourceEntry, SourceMenu } from './source-site.ts';

type Leave = (what: string, why: string) => void;

const maxLabelLength = 80;

/** Returns the name that a menu of another site has here. */
function menuNameOf({ name }: SourceMenu): string {
  const slug = toSlug(name);
  return (/^[a-z]/.test(slug) ? slug : `menu-${slug}`).slice(0, 40).replace(/-$/, '');
}

/** Creates the menus that do not exist here. @returns how many */
export async function importMenus(
  plan: SitePlan,
  client: ApiClient,
  leave: Leave,
  isRehearsal: boolean,
): Promise<number> {
  let created = 0;
  for (const menu of plan.site.menus) {
    const name = menuNameOf(menu);
    const { path } = menuEndpoints.listMenus;
    const found = await client.read(
      `${path}?name=${name}&locale=${menu.locale}`,
      listSchema(menuViewSchema),
    );
    const entries = entriesOf(menu.entries, 1, plan, (what, why) =>
      leave(`menu ${name}, ${what}`, why),
    );
    if (found.total > 0)
      leave(`menu ${name}`, 'there is one of this name and language: left as it is');
    else if (entries.length === 0) leave(`menu ${name}`, 'it has no entry that leads somewhere');
    else if (isRehearsal) created += 1;
    else {
      const body = { name, locale: menu.locale, entries };
      const key = `import/menu/${plan.site.name}/${name}/${menu.locale}`;
      const made = await notingRefusal(
        () => client.post({ path, key, body }, menuViewSchema),
        (why) => leave(`menu ${name}`, why),
      );
      if (made !== undefined) created += 1;
    }
  }
  return created;
}

/** Entries deeper than a menu has levels come at its last one. */
function entriesOf(
  entries: readonly SourceEntry[],
  level: number,
  plan: SitePlan,
  leave: Leave,
): object[] {
  return entries.flatMap((entry) => {
    const below = entriesOf(entry.children, Math.min(level + 1, maxMenuLevels), plan, leave);
    const link = linkOf(entry, plan);
    const isDeepest = level === maxMenuLevels;
    if (link === undefined) {
      leave(`entry “${entry.label}”`, 'what it leads to does not come');
      return below;
    }
    const line = toSingleLine(entry.label);
    if (line.length > maxLabelLength)
      leave(`entry “${line}”`, `it is cut after ${maxLabelLength} characters`);
    const label = line.slice(0, maxLabelLength);
    return isDeepest
      ? [{ label, link, children: [] }, ...below]
      : [{ label, link, children: below }];
  });
}

function linkOf({ to }: SourceEntry, plan: SitePlan): object | undefined {
  if ('item' in to) {
    const planned = [...plan.items.values()].find(({ placed }) => placed.item.key === to.item);
    return planned && { kind: 'content', contentId: idOfPlanned(planned) };
  }
  const [first] = plan.items.keys();
  const target = first && plan.links.find(to.href, first);
  if (target?.kind === 'item') return { kind: 'path', path: target.placed.path };
  return /^https?:/.test(to.href) ? { kind: 'url', url: to.href } : undefined;
}
