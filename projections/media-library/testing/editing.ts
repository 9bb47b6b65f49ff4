import type { ContentId, ModuleId } from '@parvis/contracts/content/ids.ts';
import type { ModuleContent } from '@parvis/contracts/content/modules/module-types.ts';
import type { MediaId } from '@parvis/contracts/media/ids.ts';
import { siteSettingsSchema } from '@parvis/contracts/site-settings/settings.ts';
import { ContentHistory } from '../../engine/testing/content-history.ts';
import type { GivenEvent } from '../../engine/testing/in-memory-event-log.ts';
import { released } from '../../engine/testing/released.ts';
import {
  added,
  allMedia,
  film,
  linkModule,
  picture,
  pictureModule,
  playlistId,
  playlistModule,
  poster,
  report,
} from './sample-media.ts';

const contents = [pictureModule, playlistModule, linkModule, 'Rien'] as const;

/**
 * What editors may do to media and to items that show them, and what visitors should then reach.
 */
export class Editing {
  readonly history = new ContentHistory();
  readonly #media = new Map<MediaId, { deleted: boolean; released: boolean }>();
  readonly #saved = new Map<string, ModuleContent | string>();
  #playlist: readonly MediaId[] = [];
  #logo: readonly MediaId[] = [];
  #revision = 0;

  constructor() {
    for (const slug of ['un', 'deux']) this.history.create('fr', { title: slug, slug });
  }

  /** Performs one of many actions, among those that are possible then. */
  do([what, which]: readonly [number, number]): void {
    const id = allMedia[which % allMedia.length] ?? picture;
    const item = this.history.items[which % 2]?.id;
    if (what === 0) this.#changeMedia(id);
    else if (what === 1) this.#toggleRelease(id);
    else if (what === 2) this.#savePlaylist(which % 2 === 0 ? [film] : []);
    else if (what === 6) this.#setLogo(which % 2 === 0 ? [poster] : []);
    else if (item !== undefined) this.#edit(item, what, which);
  }

  /** Returns the items that visitors should be able to reach, computed from the rule itself. */
  publicNow(): readonly MediaId[] {
    return allMedia.filter((id) => this.#isPublic(id));
  }

  #isPublic(id: MediaId): boolean {
    const media = this.#media.get(id);
    if (media === undefined || media.deleted) return false;
    if (media.released || this.#shown().includes(id)) return true;
    return id !== film && id !== picture && this.#isPublic(film);
  }

  #shown(): readonly MediaId[] {
    return [...this.#logo, ...this.#shownByItems()];
  }

  #shownByItems(): readonly MediaId[] {
    return this.history.items.flatMap(({ live, modules }) =>
      modules.flatMap(({ id, live: revision }) => {
        if (live === null || revision === null) return [];
        const said = this.#saved.get(`${id} ${revision}`);
        if (said === pictureModule) return [picture];
        return said === playlistModule ? this.#playlist : said === linkModule ? [report] : [];
      }),
    );
  }

  #append(id: MediaId, event: GivenEvent): void {
    this.history.log.append(`media-${id}`, event);
  }

  #changeMedia(id: MediaId): void {
    const media = this.#media.get(id);
    const add = added[id];
    if (media !== undefined)
      this.#append(id, {
        type: media.deleted ? 'MediaUndeleted' : 'MediaDeleted',
        data: { mediaId: id },
      });
    else if (add) this.#append(id, add);
    this.#media.set(id, { released: media?.released ?? false, deleted: media?.deleted === false });
  }

  #toggleRelease(id: MediaId): void {
    const media = this.#media.get(id);
    if (media === undefined || media.deleted) return;
    this.#append(
      id,
      media.released ? { type: 'MediaReleaseWithdrawn', data: { mediaId: id } } : released(id),
    );
    this.#media.set(id, { ...media, released: !media.released });
  }

  #savePlaylist(videos: readonly MediaId[]): void {
    this.#revision += 1;
    const playlist = { titles: { fr: 'Films', en: 'Films' }, videos };
    const data = { playlistId, revision: this.#revision, playlist };
    this.history.log.append(`playlist-${playlistId}`, { type: 'PlaylistSaved', data });
    this.#playlist = videos;
  }

  #setLogo(logo: readonly MediaId[]): void {
    this.#revision += 1;
    const [imageId] = logo;
    const settings = siteSettingsSchema.parse(
      imageId ? { logo: { kind: 'picture', imageId } } : {},
    );
    const data = { revision: this.#revision, settings };
    this.history.log.append('site-settings', { type: 'SiteSettingsSaved', data });
    this.#logo = logo;
  }

  #edit(item: ContentId, what: number, which: number): void {
    const state = this.history.items.find(({ id }) => id === item);
    const module = state?.modules.find(({ deleted }) => !deleted);
    if (module === undefined) return this.#write(item, this.history.addModule(item), which);
    if (what === 3) return this.#write(item, module.id, which);
    if (what === 4)
      return state?.status === 'published'
        ? this.history.onItem('ContentUnpublished', item)
        : this.history.publish(item);
    if (module.active) this.history.onModule('ModuleDeactivated', item, module.id);
    else if (module.revision > 0) this.history.activate(item, module.id);
  }

  #write(item: ContentId, module: ModuleId, which: number): void {
    const content = contents[which % contents.length] ?? 'Rien';
    this.history.saveModule(item, module, content, { draft: which > contents.length });
    const state = this.history.items.find(({ id }) => id === item);
    const { revision } = state?.modules.find(({ id }) => id === module) ?? { revision: 0 };
    this.#saved.set(`${module} ${revision}`, content);
  }
}
