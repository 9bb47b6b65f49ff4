import { namedIdsIn } from '@parvis/contracts/content/modules/named-ids.ts';
import type { Refusal } from '@parvis/contracts/http/refusal.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import { isFence } from '@parvis/contracts/log/fence.ts';
import { mediaStreamPrefix } from '@parvis/contracts/media/events.ts';
import { evolveMedia, type Image, type Media } from '@parvis/contracts/media/media.ts';
import { mediaEvents } from '@parvis/contracts/media/read-event.ts';
import { titleIn } from '@parvis/contracts/media/title-in.ts';
import { activeModules, type Item, type ItemState, liveRevisionOf } from './item.ts';

/** Requires of pictures that visitors come to see that somebody who does not see them is told what they show. */
export class AlternativeTexts {
  readonly #log: EventLog;

  constructor(log: EventLog) {
    this.#log = log;
  }

  /**
   * Refuses each picture without a text in the item's language that is shown by a module which becomes live,
   * is planned to, or does so at another revision; what visitors saw before is left as it is.
   * @throws LogUnavailable
   */
  async refusalsOf(before: ItemState, item: Item): Promise<readonly Refusal[]> {
    const images = await Promise.all(picturesMadeLive(before, item).map((id) => this.#image(id)));
    return images.flatMap((image) =>
      image === undefined || saysSomething(image, item) ? [] : [refusalOf(image, item)],
    );
  }

  async #image(id: string): Promise<Image | undefined> {
    let media: Media | undefined;
    for (const recorded of await this.#log.readStream(mediaStreamPrefix + id))
      if (!isFence(recorded)) media = evolveMedia(media, mediaEvents.read(recorded));
    return media?.kind === 'image' && !media.deleted ? media : undefined;
  }
}

function picturesMadeLive(before: ItemState, item: Item): readonly string[] {
  const planBefore = before.kind === 'none' ? null : before.plan.publishAt;
  const isPlanned = item.plan.publishAt !== null && item.plan.publishAt !== planBefore;
  const modules = activeModules(item).filter(({ id, newest: { revision } }) => {
    const was = before.kind === 'none' ? undefined : liveRevisionOf(before, id);
    return was !== revision && (isPlanned || liveRevisionOf(item, id) === revision);
  });
  const named = modules.flatMap(({ newest }) => namedIdsIn(newest.content.data));
  return [...new Set(named.flatMap(({ field, id }) => (field === 'imageId' ? id : [])))];
}

function saysSomething({ details }: Image, { locale }: Item): boolean {
  return details.decorative || details.alternativeText[locale] !== '';
}

function refusalOf({ id, details }: Image, { locale }: Item): Refusal {
  const title = titleIn(details.title, locale);
  return { code: 'alternative-text-missing', params: { id, title, locale } };
}
