import { contentIdOf } from '@parvis/contracts/content/ids.ts';
import type { Screen, Viewer } from '@parvis/contracts/site/screens.ts';
import { composePreview } from '@parvis/projections/page-fragments/compose-preview.ts';
import type { Queryable } from '@parvis/projections/platform/queryable.ts';
import type { Directory } from './ports.ts';
import type { Previews } from './reads.ts';

/** Draws a screen as a whole document. */
export type RenderScreen = (screen: Screen, viewer: Viewer) => string;

/** Previews composed from the read model and drawn like public pages. */
export function previewsFromProjections(
  db: Queryable,
  directory: Directory,
  render: RenderScreen,
): Previews {
  return {
    async page(contentId, { editing }) {
      const preview = await composePreview(db, contentId);
      return preview && render(preview.composed.screen, { logged: true, editing });
    },
    async moduleRevision(moduleId, revision, { editing }) {
      const shown = { moduleId, revision };
      const preview = await composePreview(db, contentIdOf(moduleId), shown);
      if (preview === undefined || preview.saved === null) return undefined;
      const { at, actor } = preview.saved;
      const by = (await directory.namesOf([actor])).get(actor) ?? actor;
      const screen = { ...preview.composed.screen, preview: { revision, at, by } };
      return render(screen, { logged: true, editing });
    },
  };
}
