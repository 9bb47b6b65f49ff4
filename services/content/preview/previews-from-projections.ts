import { contentIdOf } from '@parvis/contracts/content/ids.ts';
import type { Screen, Viewer } from '@parvis/contracts/site/screens.ts';
import { composePagePreview } from '@parvis/projections/pages/compose-page-preview.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { AccountNames } from '../../streams/account-names.ts';
import type { Previews } from './previews.ts';

/** Draws a screen as a whole document. */
export type RenderScreen = (screen: Screen, viewer: Viewer) => string;

/** Previews composed from the read model and drawn like public pages. */
export function previewsFromProjections(
  db: Queryable,
  accountNames: AccountNames,
  render: RenderScreen,
): Previews {
  return {
    async item(contentId, { editing }) {
      const preview = await composePagePreview(db, contentId);
      return preview && render(preview.composed.screen, { logged: true, editing });
    },
    async moduleRevision(moduleId, revision, { editing }) {
      const shown = { moduleId, revision };
      const preview = await composePagePreview(db, contentIdOf(moduleId), shown);
      if (preview === undefined || preview.saved === null) return undefined;
      const { at, actor } = preview.saved;
      const by = (await accountNames.namesOf([actor])).get(actor) ?? actor;
      const screen = { ...preview.composed.screen, preview: { revision, at, by } };
      return render(screen, { logged: true, editing });
    },
  };
}
