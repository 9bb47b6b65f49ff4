import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import type { ContentCommand, ModuleCopy } from '@parvis/contracts/content/commands.ts';
import type { ContentId, ModuleId } from '@parvis/contracts/content/ids.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { mintModuleId } from '@parvis/services/content/item/mint-id.ts';
import { commandOf, demoContentId } from '../ids.ts';
import type { DemoItem, DemoVersion } from '../items/demo-item.ts';
import { requireAccepted } from './require-accepted.ts';
import type { DemoAction, SeededSite } from './seeded-site.ts';

const dayMs = 24 * 60 * 60_000;

/** Returns the history of one content item, in each language: written, published, rewritten. */
export function historyOf(item: DemoItem): readonly DemoAction[] {
  return [
    {
      at: writtenAt(item),
      async enter(site) {
        const versions = [...item.versions];
        await Promise.all(versions.map(([locale, version]) => write(site, item, locale, version)));
        await joinTranslations(site, item);
      },
    },
    {
      at: publishedAt(item.on, item),
      async enter(site) {
        await Promise.all([...item.versions.keys()].map((locale) => publish(site, item, locale)));
      },
    },
    ...rewritingsOf(item),
  ];
}

/**
 * Returns the time of writing: at the beginning of the month for all items published during it,
 * because actions with the same time are executed together. A child is written the day before its
 * publication, after its parent.
 */
function writtenAt(item: DemoItem): string {
  const eve = new Date(Date.parse(item.on) - dayMs).toISOString().slice(0, 10);
  const day = item.parent === undefined ? `${eve.slice(0, 7)}-01` : eve;
  return `${day}T14:2${item.depth}:00.000Z`;
}

/** Returns the time of publication: in the morning, a child after its parent. */
function publishedAt(day: string, { depth }: DemoItem): string {
  return `${day}T08:0${depth}:00.000Z`;
}

async function write(
  site: SeededSite,
  item: DemoItem,
  locale: Locale,
  { header, modules }: DemoVersion,
): Promise<void> {
  const contentId = demoContentId(item.key, locale);
  await send(site, item, { type: 'create-content', contentId, locale, header });
  const copies = modules.map(([{ content }], index): ModuleCopy => {
    const moduleId = moduleIdOf(item, contentId, index);
    return { moduleId, moduleType: content.type, content, active: true };
  });
  await send(site, item, { type: 'copy-modules', contentId, modules: copies });
}

async function publish(site: SeededSite, item: DemoItem, locale: Locale): Promise<void> {
  const contentId = demoContentId(item.key, locale);
  await send(site, item, { type: 'publish-content', contentId });
}

/** Returns each day on which modules were rewritten. */
function rewritingsOf(item: DemoItem): readonly DemoAction[] {
  return [...item.versions].flatMap(([locale, { modules }]) =>
    modules.flatMap(([, ...later], index) => {
      const contentId = demoContentId(item.key, locale);
      const moduleId = moduleIdOf(item, contentId, index);
      return later.map(({ on, content }, before): DemoAction => {
        const saving = { moduleId, expectedRevision: before + 1, content, publish: true };
        return {
          at: publishedAt(on, item),
          enter: (site) =>
            send(site, item, { type: 'save-module', contentId, ...saving }, `/${before + 2}`),
        };
      });
    }),
  );
}

function moduleIdOf({ key }: DemoItem, contentId: ContentId, index: number): ModuleId {
  return mintModuleId(contentId, `${commandOf(key)}/${index}`, () => false);
}

async function send(
  { content: { writer } }: SeededSite,
  { key }: DemoItem,
  command: ContentCommand,
  suffix = '',
): Promise<void> {
  requireAccepted(await writer.execute(systemActor, command, `${commandOf(key)}${suffix}`));
}

/** Links the versions of an item as translations of the first. */
async function joinTranslations(
  { content: { merger } }: SeededSite,
  { key, versions }: DemoItem,
): Promise<void> {
  const [first, ...others] = [...versions.keys()].map((locale) => demoContentId(key, locale));
  if (first === undefined) return;
  for (const other of others) {
    const proposed = await merger.propose(systemActor, first, other);
    if (!proposed.ok && proposed.refusals[0].code === 'already-translations') continue;
    const { proposalId } = requireAccepted(proposed);
    requireAccepted(await merger.accept(systemActor, proposalId));
  }
}
