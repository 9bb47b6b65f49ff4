import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import type { ModuleContent } from '@parvis/contracts/content/modules/module-types.ts';
import type { Outcome } from '@parvis/contracts/http/refusal.ts';
import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import type { ContentArea } from '@parvis/services/content/content-area.ts';
import { mintModuleId } from '@parvis/services/content/item/mint-id.ts';
import { htmlToRichText } from '@parvis/services/platform/rich-text/html-to-rich-text.ts';
import { businesses } from './businesses.ts';
import { coast } from './coast.ts';
import { commitments } from './commitments.ts';
import type { DemoModule, DemoPage } from './demo-page.ts';
import { group } from './group.ts';
import { history } from './history.ts';
import { home } from './home.ts';
import { demoContentId } from './ids.ts';
import { chartRoom } from './pages/chart-room.ts';
import { demoImageId } from './seed-media.ts';
import { workingHere } from './working-here/working-here.ts';

/** The demonstration site of Estuaire, an invented banking group; parents before their children. */
export const demoPages: readonly DemoPage[] = [
  home,
  group,
  history,
  businesses,
  commitments,
  coast,
  workingHere,
  chartRoom,
];

/** Writes the demonstration site through the commands. Cut off and run again, it goes on. */
export async function seedDemo(
  content: Pick<ContentArea, 'writer' | 'merger'>,
  say: (line: string) => void,
): Promise<void> {
  for (const page of demoPages) {
    for (const locale of locales) await writeVersion(content, page, locale);
    await joinTranslations(content, page);
    say(`${page.fr.title} · ${page.en.title}`);
  }
}

async function writeVersion(
  { writer }: Pick<ContentArea, 'writer'>,
  page: DemoPage,
  locale: Locale,
): Promise<void> {
  const { title, slug, summary, modules } = page[locale];
  const contentId = demoContentId(page.key, locale);
  const header = {
    kind: 'page' as const,
    title,
    slug,
    summary,
    ...(page.parent !== undefined && { parentId: demoContentId(page.parent, locale) }),
  };
  const requestId = `demo/${page.key}/${locale}`;
  const send = async (step: string, command: Parameters<typeof writer.execute>[1]) => {
    requireAccepted(await writer.execute(systemActor, command, `${requestId}/${step}`));
  };
  await send('create', { type: 'create-content', contentId, locale, header });
  for (const [index, module] of modules.entries()) {
    const moduleId = mintModuleId(contentId, `${requestId}/${index}`, () => false);
    const saved = contentOf(module);
    const moduleType = saved.type;
    await send(`add-${index}`, {
      type: 'add-module',
      contentId,
      moduleId,
      moduleType,
      content: saved,
    });
    await send(`activate-${index}`, { type: 'activate-module', contentId, moduleId });
  }
  await send('publish', { type: 'publish-content', contentId });
}

function contentOf(module: DemoModule): ModuleContent {
  switch (module.type) {
    case 'text':
      return { type: 'text', data: { doc: htmlToRichText(module.html).doc } };
    case 'statement':
      return { type: 'statement', data: module.statement };
    case 'image': {
      const { subject, caption, size } = module;
      return { type: 'image', data: { imageId: demoImageId(subject), caption, size } };
    }
    case 'block':
      return module.content;
  }
}

async function joinTranslations(
  { merger }: Pick<ContentArea, 'merger'>,
  { key }: DemoPage,
): Promise<void> {
  const proposed = await merger.propose(
    systemActor,
    demoContentId(key, 'fr'),
    demoContentId(key, 'en'),
  );
  if (!proposed.ok && proposed.refusals[0].code === 'already-translations') return;
  const { proposalId } = requireAccepted(proposed);
  requireAccepted(await merger.accept(systemActor, proposalId));
}

function requireAccepted<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new Error(`The demonstration was refused: ${JSON.stringify(outcome.refusals)}`);
}
