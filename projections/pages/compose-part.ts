import { contentIdOf, moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import type { ContentPage, ShownModule } from '@parvis/contracts/site/content-page.ts';
import type { PagePart } from '@parvis/contracts/site/screens.ts';
import { findPublished } from '../page-fragments/find-published.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { earliest } from '../revisioned/earliest.ts';
import { composePage } from './compose-page.ts';
import type { ComposedAddress, ComposeRoute, RoutedAddress } from './route-composer.ts';

/** The header alone of a published item. */
export const composeHead: ComposeRoute = (db, request) =>
  composePart(db, request, request.match.params['entity'] ?? '', (page) => ({
    screen: 'head',
    page,
  }));

/** One module as shown to one applicant profile; “not found” unless visitors see it on its page. */
export const composeModule: ComposeRoute = (db, request) => {
  const { type, id, personalityID } = request.match.params;
  const moduleId = moduleIdSchema.safeParse(id);
  if (!moduleId.success) return composePage(db, request.path, request.at);
  return composePart(db, request, contentIdOf(moduleId.data), (page) => {
    const named = page.modules.find((one) => one.id === moduleId.data && one.content.type === type);
    const shown = named && forProfile(named, Number(personalityID));
    return shown && { screen: 'module', page: { ...page, modules: [shown] } };
  });
};

/**
 * A part of a published item's page; when it has no such part or is in another language, “not
 * found” until the item changes.
 */
async function composePart(
  db: Queryable,
  { match, path, at }: RoutedAddress,
  id: string,
  partOf: (page: ContentPage) => PagePart | undefined,
): Promise<ComposedAddress> {
  const { item, position, tags } = await findPublished(db, id, at);
  if (item?.locale === match.locale) {
    const composed = await composePage(db, item.path, at);
    if (composed.kind === 'screen' && composed.screen.screen === 'content') {
      const { page, frame } = composed.screen;
      const part = partOf(page);
      if (part) return { ...composed, screen: { ...part, site: frame.site } };
    }
  }
  const missing = await composePage(db, path, at);
  return {
    ...missing,
    position: earliest([position, missing.position]),
    tags: [...missing.tags, ...tags],
  };
}

/** A module as shown to one profile; undefined when it has no content for it. */
function forProfile(module: ShownModule, profile: number): ShownModule | undefined {
  const { content } = module;
  if (content.type !== 'profiles') return undefined;
  const items = content.data.items.filter((item) => item.profile === profile);
  if (items.length === 0) return undefined;
  return { ...module, content: { ...content, data: { ...content.data, items } } };
}
