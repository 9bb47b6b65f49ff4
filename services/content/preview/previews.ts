import type { OfferIndex } from '@parvis/contracts/careers/offer-index.ts';
import type { ItemVersion } from '@parvis/contracts/content/commands.ts';
import { type ContentId, contentIdOf, type ModuleId } from '@parvis/contracts/content/ids.ts';
import type { Screen, Viewer } from '@parvis/contracts/site/screens.ts';
import type { TypedParts } from '@parvis/projections/page-fragments/compose-preview.ts';
import { composePagePreview } from '@parvis/projections/pages/compose-page-preview.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { AccountNames } from '../../streams/account-names.ts';

/** Renders a screen as a complete HTML document. */
export type RenderScreen = (screen: Screen, viewer: Viewer) => string;

/** The reader of a preview: always a signed-in user. */
export interface PreviewViewer {
  readonly accountId: string;
  /** True while they have a lock on a part of the item. */
  readonly editing: boolean;
}

/** Renders content that visitors do not see yet, from the read models, like public pages. */
export class Previews {
  readonly #db: Queryable;
  readonly #offers: () => OfferIndex;
  readonly #accountNames: AccountNames;
  readonly #render: RenderScreen;

  constructor(
    db: Queryable,
    offers: () => OfferIndex,
    accountNames: AccountNames,
    render: RenderScreen,
  ) {
    this.#db = db;
    this.#offers = offers;
    this.#accountNames = accountNames;
    this.#render = render;
  }

  /**
   * Returns the item as editors see it: the newest revisions of its header and of its modules,
   * inactive ones marked; or what is typed in their place.
   * @returns an HTML document, or undefined when there is no such item
   */
  async item(
    contentId: ContentId,
    { editing }: PreviewViewer,
    typed?: TypedParts,
  ): Promise<string | undefined> {
    const of = typed === undefined ? {} : { typed };
    const preview = await composePagePreview(this.#db, this.#offers(), contentId, of);
    return preview && this.#render(preview.composed.screen, { logged: true, editing });
  }

  /**
   * Returns the draft as visitors would see it once it is published, for a reader of a link.
   * @param until when the link expires
   * @returns an HTML document, or undefined when there is no such item
   */
  async shared(contentId: ContentId, until: string): Promise<string | undefined> {
    const of = { asPublished: true } as const;
    const preview = await composePagePreview(this.#db, this.#offers(), contentId, of);
    if (preview === undefined) return undefined;
    const screen = { ...preview.composed.screen, preview: { until } };
    return this.#render(screen, { logged: false, editing: false });
  }

  /**
   * Returns the item as visitors would see it in a version.
   * @returns an HTML document, or undefined when there is no such item
   */
  async version(
    contentId: ContentId,
    version: ItemVersion,
    { editing }: PreviewViewer,
  ): Promise<string | undefined> {
    const preview = await composePagePreview(this.#db, this.#offers(), contentId, { version });
    return preview && this.#render(preview.composed.screen, { logged: true, editing });
  }

  /**
   * Returns the item with one of its modules in a given revision, whether the module is active or
   * not.
   * @returns an HTML document, or undefined when there is no such revision
   */
  async moduleRevision(
    moduleId: ModuleId,
    revision: number,
    { editing }: PreviewViewer,
  ): Promise<string | undefined> {
    const of = { shown: { moduleId, revision } };
    const contentId = contentIdOf(moduleId);
    const preview = await composePagePreview(this.#db, this.#offers(), contentId, of);
    if (preview === undefined || preview.saved === null) return undefined;
    const { at, actor } = preview.saved;
    const by = (await this.#accountNames.namesOf([actor])).get(actor) ?? actor;
    const screen = { ...preview.composed.screen, preview: { revision, at, by } };
    return this.#render(screen, { logged: true, editing });
  }
}
