import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import type { ContentCommand, ModuleCopy } from '@parvis/contracts/content/commands.ts';
import type { ContentId, ModuleId } from '@parvis/contracts/content/ids.ts';
import type { ModuleContent } from '@parvis/contracts/content/modules/module-types.ts';
import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { mintModuleId } from '@parvis/services/content/item/mint-id.ts';
import { htmlToRichText } from '@parvis/services/rich-text/html-to-rich-text.ts';
import type { DemoItem, DemoModule } from '../demo-content.ts';
import { demoContentId, demoImageId } from '../ids.ts';
import { depthOf, withAddresses } from '../links.ts';
import { requireAccepted } from './require-accepted.ts';
import type { DemoAction, SeededSite } from './seeded-site.ts';

const dayMs = 24 * 60 * 60_000;

/** Returns the history of one content item, in both languages: written, published, rewritten. */
export function historyOf(item: DemoItem): readonly DemoAction[] {
  return [
    {
      at: writtenAt(item),
      async enter(site) {
        await Promise.all(locales.map((locale) => write(site, item, locale)));
        await joinTranslations(site, item);
      },
    },
    {
      at: publishedAt(item.on, item),
      async enter(site) {
        await Promise.all(locales.map((locale) => publish(site, item, locale)));
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
  return `${day}T14:2${depthOf(item)}:00.000Z`;
}

/** Returns the time of publication: in the morning, a child after its parent. */
function publishedAt(day: string, item: DemoItem): string {
  return `${day}T08:0${depthOf(item)}:00.000Z`;
}

async function write(site: SeededSite, item: DemoItem, locale: Locale): Promise<void> {
  const contentId = demoContentId(item.key, locale);
  const header = item.headerIn(locale);
  await send(site, item, { type: 'create-content', contentId, locale, header });
  const modules = item.modulesIn(locale).map((module, index): ModuleCopy => {
    const [content] = savesOf(module, locale);
    if (content === undefined) throw new Error(`a module of ${item.key} has no content`);
    const moduleId = moduleIdOf(item, contentId, index);
    return { moduleId, moduleType: content.saved.type, content: content.saved, active: true };
  });
  await send(site, item, { type: 'copy-modules', contentId, modules });
}

async function publish(site: SeededSite, item: DemoItem, locale: Locale): Promise<void> {
  const contentId = demoContentId(item.key, locale);
  await send(site, item, { type: 'publish-content', contentId });
}

/** Returns each day on which modules were rewritten. */
function rewritingsOf(item: DemoItem): readonly DemoAction[] {
  return locales.flatMap((locale) =>
    item.modulesIn(locale).flatMap((module, index) => {
      const contentId = demoContentId(item.key, locale);
      const moduleId = moduleIdOf(item, contentId, index);
      const [, ...later] = savesOf(module, locale);
      return later.map(({ on, saved: content }, before): DemoAction => {
        const saving = { moduleId, expectedRevision: before + 1, content, draft: false };
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
  return mintModuleId(contentId, `demo/${key}/${index}`, () => false);
}

/** Returns the saves of a module, oldest first, each with its day; the first has none. */
function savesOf(
  module: DemoModule,
  locale: Locale,
): readonly { readonly on: string; readonly saved: ModuleContent }[] {
  switch (module.type) {
    case 'text': {
      const saved = ({ html }: { html: string }): ModuleContent => {
        const { doc } = htmlToRichText(withAddresses(html, locale));
        return { type: 'text', data: { doc } };
      };
      return sinceEach<{ readonly html: string }>(module.former ?? [], saved, module);
    }
    case 'statement':
      return [{ on: '', saved: { type: 'statement', data: module.statement } }];
    case 'image': {
      const { subject, caption, size } = module;
      const data = { imageId: demoImageId(subject), caption, size };
      return [{ on: '', saved: { type: 'image', data } }];
    }
    case 'block':
      return sinceEach<{ readonly content: ModuleContent }>(
        module.former ?? [],
        ({ content }) => content,
        module,
      );
  }
}

/**
 * Returns the former versions and the current one, each with the day on which it replaced the
 * previous one.
 */
function sinceEach<Version>(
  former: readonly (Version & { readonly until: string })[],
  saved: (version: Version) => ModuleContent,
  today: Version,
): readonly { readonly on: string; readonly saved: ModuleContent }[] {
  const days = ['', ...former.map(({ until }) => until)];
  return [...former, today].map((version, index) => ({
    on: days[index] ?? '',
    saved: saved(version),
  }));
}

async function send(
  { content: { writer } }: SeededSite,
  { key }: DemoItem,
  command: ContentCommand,
  suffix = '',
): Promise<void> {
  requireAccepted(await writer.execute(systemActor, command, `demo/${key}${suffix}`));
}

async function joinTranslations(
  { content: { merger } }: SeededSite,
  { key }: DemoItem,
): Promise<void> {
  const [fr, en] = [demoContentId(key, 'fr'), demoContentId(key, 'en')];
  const proposed = await merger.propose(systemActor, fr, en);
  if (!proposed.ok && proposed.refusals[0].code === 'already-translations') return;
  const { proposalId } = requireAccepted(proposed);
  requireAccepted(await merger.accept(systemActor, proposalId));
}
