import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import type { ContentCommand, ModuleCopy } from '@parvis/contracts/content/commands.ts';
import type { ContentId, ModuleId } from '@parvis/contracts/content/ids.ts';
import type { ModuleContent } from '@parvis/contracts/content/modules/module-types.ts';
import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { mintModuleId } from '@parvis/services/content/item/mint-id.ts';
import { htmlToRichText } from '@parvis/services/platform/rich-text/html-to-rich-text.ts';
import type { DemoItem, DemoModule } from '../demo-content.ts';
import { demoContentId, demoImageId } from '../ids.ts';
import { withAddresses } from '../links.ts';
import { requireAccepted } from './require-accepted.ts';
import type { Happening, SeededSite } from './seeded-site.ts';

/** Written in the afternoon before the day it is published on, in the morning. */
const writtenAt = 'T14:20:00.000Z';
const publishedAt = 'T08:00:00.000Z';
const dayMs = 24 * 60 * 60_000;

/** What becomes of one content, in both languages: written, published, rewritten. */
export function historyOf(item: DemoItem): readonly Happening[] {
  const inBothLanguages = (enter: (site: SeededSite, locale: Locale) => Promise<void>) => {
    return async (site: SeededSite) => {
      await Promise.all(locales.map((locale) => enter(site, locale)));
    };
  };
  return [
    {
      at: `${dayBefore(item.on)}${writtenAt}`,
      enter: inBothLanguages((site, locale) => write(site, item, locale)),
    },
    {
      at: `${item.on}${publishedAt}`,
      async enter(site) {
        await inBothLanguages((...each) => publish(...each, item))(site);
        await joinTranslations(site, item);
      },
    },
    ...rewritingsOf(item),
  ];
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10);
}

async function write(site: SeededSite, item: DemoItem, locale: Locale): Promise<void> {
  const contentId = demoContentId(item.key, locale);
  const header = item.headerIn(locale);
  await send(site, item, { type: 'create-content', contentId, locale, header });
  const modules = item.modulesIn(locale).map((module, index): ModuleCopy => {
    const [content] = savesOf(module, locale);
    if (content === undefined) throw new Error(`a module of ${item.key} says nothing`);
    const moduleId = moduleIdOf(item, contentId, index);
    return { moduleId, moduleType: module.type, content: content.saved, active: true };
  });
  await send(site, item, { type: 'copy-modules', contentId, modules });
}

async function publish(site: SeededSite, locale: Locale, item: DemoItem): Promise<void> {
  const contentId = demoContentId(item.key, locale);
  await send(site, item, { type: 'publish-content', contentId });
}

/** Each day on which modules were saved anew. */
function rewritingsOf(item: DemoItem): readonly Happening[] {
  return locales.flatMap((locale) =>
    item.modulesIn(locale).flatMap((module, index) => {
      const contentId = demoContentId(item.key, locale);
      const moduleId = moduleIdOf(item, contentId, index);
      const [, ...later] = savesOf(module, locale);
      return later.map(({ on, saved: content }, before): Happening => {
        const saving = { moduleId, expectedRevision: before + 1, content, draft: false };
        return {
          at: `${on}${publishedAt}`,
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

/** What a module held, oldest first, each since a day; the first since it is there. */
function savesOf(
  module: DemoModule,
  locale: Locale,
): readonly { readonly on: string; readonly saved: ModuleContent }[] {
  switch (module.type) {
    case 'text': {
      const { html, former = [] } = module;
      const days = ['', ...former.map(({ until }) => until)];
      const texts = [...former.map((one) => one.html), html];
      return texts.map((text, index) => {
        const { doc } = htmlToRichText(withAddresses(text, locale));
        return { on: days[index] ?? '', saved: { type: 'text', data: { doc } } };
      });
    }
    case 'statement':
      return [{ on: '', saved: { type: 'statement', data: module.statement } }];
    case 'image': {
      const { subject, caption, size } = module;
      const data = { imageId: demoImageId(subject), caption, size };
      return [{ on: '', saved: { type: 'image', data } }];
    }
  }
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
