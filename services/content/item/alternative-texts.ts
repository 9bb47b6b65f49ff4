import { idsNamedBy } from '@parvis/contracts/content/modules/named-ids.ts';
import { pictureUsesIn } from '@parvis/contracts/content/modules/picture-uses.ts';
import type { Refusal } from '@parvis/contracts/http/refusal.ts';
import type { EventLog, RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { isFence } from '@parvis/contracts/log/fence.ts';
import { mediaStreamPrefix } from '@parvis/contracts/media/events.ts';
import { evolveMedia, type Image, type Media } from '@parvis/contracts/media/media.ts';
import { type NamedPicture, toPoster } from '@parvis/contracts/media/picture-in-use.ts';
import { mediaEvents } from '@parvis/contracts/media/read-event.ts';
import { playlistEvents } from '@parvis/contracts/playlists/events.ts';
import { textIn } from '@parvis/contracts/site/locale.ts';
import {
  activeModules,
  findLiveRevision,
  type Item,
  type ItemState,
  type SavedModule,
} from './item.ts';

/** Requires an alternative text for images that become visible to visitors. */
export class AlternativeTexts {
  readonly #log: EventLog;

  constructor(log: EventLog) {
    this.#log = log;
  }

  /**
   * Refuses each image that has no text in the item's language, neither at its use nor in the
   * library, and that is shown by a header or module that becomes live, is planned to, or becomes
   * live in another revision; images that were already visible are not checked. The poster of a
   * video counts as shown.
   * @throws LogUnavailable
   */
  async refusalsOf(before: ItemState, item: Item): Promise<readonly Refusal[]> {
    const modules = modulesMadeLive(before, item);
    const header = isHeaderMadeLive(before, item) ? item.header.content : undefined;
    const uses = [header, ...modules.map(({ newest }) => newest.content.data)].flatMap(
      pictureUsesIn,
    );
    const playlists = modules.flatMap(({ newest }) => idsNamedBy(newest.content, 'playlistId'));
    const posters = await Promise.all([...new Set(playlists)].map((id) => this.#posters(id, item)));
    const silent = [...uses, ...posters.flat()].flatMap(({ imageId, imageAlt }) =>
      imageId === undefined || imageAlt !== undefined ? [] : [imageId],
    );
    const images = await Promise.all([...new Set(silent)].map((id) => this.#media(id)));
    return images.flatMap((image) =>
      image?.kind !== 'image' || saysSomething(image, item) ? [] : [refuseImage(image, item)],
    );
  }

  async #posters(playlistId: string, { locale }: Item): Promise<readonly NamedPicture[]> {
    const last = (await this.#read(playlistEvents.prefix + playlistId)).at(-1);
    const event = last && playlistEvents.read(last);
    if (event?.type !== 'PlaylistSaved') return [];
    const videos = await Promise.all(event.data.playlist.videos.map((id) => this.#media(id)));
    return videos.flatMap((video) =>
      video?.kind === 'video' ? [toPoster(video.details, locale)] : [],
    );
  }

  async #media(id: string): Promise<Media | undefined> {
    let media: Media | undefined;
    for (const recorded of await this.#read(mediaStreamPrefix + id))
      media = evolveMedia(media, mediaEvents.read(recorded));
    return media?.deleted === false ? media : undefined;
  }

  async #read(stream: string): Promise<readonly RecordedEvent[]> {
    return (await this.#log.readStream(stream)).filter((event) => !isFence(event));
  }
}

function isHeaderMadeLive(before: ItemState, item: Item): boolean {
  const { revision } = item.header;
  if (findLiveHeader(before) === revision) return false;
  return isNewlyScheduled(before, item) || findLiveHeader(item) === revision;
}

function findLiveHeader(item: ItemState): number | undefined {
  if (item.kind === 'none' || item.publication.kind !== 'published') return undefined;
  return item.publication.header.revision;
}

function modulesMadeLive(before: ItemState, item: Item): readonly SavedModule[] {
  return activeModules(item).filter(({ id, newest: { revision } }) => {
    const was = before.kind === 'none' ? undefined : findLiveRevision(before, id);
    return (
      was !== revision &&
      (isNewlyScheduled(before, item) || findLiveRevision(item, id) === revision)
    );
  });
}

function isNewlyScheduled(before: ItemState, item: Item): boolean {
  const planBefore = before.kind === 'none' ? null : before.plan.publishAt;
  return item.plan.publishAt !== null && item.plan.publishAt !== planBefore;
}

function saysSomething({ details }: Image, { locale }: Item): boolean {
  return details.decorative || details.alternativeText[locale] !== '';
}

function refuseImage({ id, details }: Image, { locale }: Item): Refusal {
  const title = textIn(details.title, locale);
  return { code: 'alternative-text-missing', params: { id, title, locale } };
}
