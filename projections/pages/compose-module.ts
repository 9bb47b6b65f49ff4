import { contentIdOf, moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import type { ShownModule } from '@parvis/contracts/site/screens.ts';
import { findPublished } from '../page-fragments/find-published.ts';
import { composePage } from './compose-page.ts';
import type { ComposeRoute } from './route-composer.ts';

/** What a module says to one applicant profile, alone; not found unless visitors see it on its page. */
export const composeModule: ComposeRoute = async (db, { match, path, at }) => {
  const nothing = () => composePage(db, path, at);
  const { type, id, personalityID } = match.params;
  const moduleId = moduleIdSchema.safeParse(id);
  if (!moduleId.success) return nothing();
  const { item } = await findPublished(db, contentIdOf(moduleId.data));
  if (item === undefined || item.locale !== match.locale) return nothing();
  const composed = await composePage(db, item.path, at);
  if (composed.kind !== 'screen' || composed.screen.screen !== 'content') return nothing();
  const { page } = composed.screen;
  const module = page.modules.find((one) => one.id === moduleId.data && one.content.type === type);
  const shown = module && forProfile(module, Number(personalityID));
  if (shown === undefined) return nothing();
  return { ...composed, screen: { screen: 'module', page: { ...page, modules: [shown] } } };
};

/** A module as it is for one profile; undefined when it says nothing to it. */
function forProfile(module: ShownModule, profile: number): ShownModule | undefined {
  const { content } = module;
  if (content.type !== 'profiles') return undefined;
  const items = content.data.items.filter((item) => item.profile === profile);
  if (items.length === 0) return undefined;
  return { ...module, content: { ...content, data: { ...content.data, items } } };
}
