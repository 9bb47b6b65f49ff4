import type { EventLog, RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { coverOf, listCoverRenditions } from '@parvis/contracts/media/cover.ts';
import type { Media } from '@parvis/contracts/media/media.ts';
import { mediaEvents } from '@parvis/contracts/media/read-event.ts';
import {
  fallbackRendition,
  isDrawnInAdvance,
  listRenditions,
  renditionKey,
} from '@parvis/contracts/media/renditions.ts';
import type { ReadableLog } from '@parvis/projections/follower/readable-log.ts';
import type { Pool } from 'pg';
import type { Clock } from '../../adapters/clock.ts';
import { catchUp } from '../../reactors/catch-up.ts';
import { loadStream } from '../../streams/stream-family.ts';
import { mediaFamily } from '../item/media-family.ts';
import { imageKey } from '../item/original-key.ts';
import type { PlannedRendition, RenditionJobs } from './rendition-jobs.ts';

export interface RenditionPlannerDeps {
  readonly log: EventLog;
  readonly pool: Pool;
  readonly jobs: RenditionJobs;
  readonly clock: Clock;
}

/**
 * Reads the log from its own checkpoint and plans the renditions that each image needs from then
 * on.
 */
export class RenditionPlanner {
  readonly #deps: RenditionPlannerDeps;

  constructor(deps: RenditionPlannerDeps) {
    this.#deps = deps;
  }

  /** Plans for everything in the log. Planning twice, or in two processes, changes nothing. */
  async catchUp(log: ReadableLog = this.#deps.log): Promise<void> {
    const { pool, jobs, clock } = this.#deps;
    await catchUp(log, pool, {
      name: 'media-renditions',
      handles: [
        'ImageUploaded',
        'ImageSaved',
        'ImageCropped',
        'ImageReplaced',
        'FileUploaded',
        'FileReplaced',
        'FileExamined',
      ],
      apply: async (events, sql) => jobs.plan(sql, await this.#plannedFor(events), clock.now()),
    });
  }

  async #plannedFor(events: readonly RecordedEvent[]): Promise<readonly PlannedRendition[]> {
    const planned = new Map<string, PlannedRendition>();
    // In advance only for what images are now: the last state of each is planned first.
    const present = new Set<string>();
    for (const recorded of events.toReversed()) {
      const { mediaId } = mediaEvents.read(recorded).data;
      // The former state: past pages show crops that have changed since.
      const { state } = await loadStream(this.#deps.log, mediaFamily, mediaId, recorded.revision);
      if (state === undefined) continue;
      for (const one of renditionsFor(state.media, !present.has(mediaId)))
        if (!planned.has(one.key)) planned.set(one.key, one);
      present.add(mediaId);
    }
    return [...planned.values()];
  }
}

function renditionsFor(media: Media, isPresent: boolean): readonly PlannedRendition[] {
  const drawn = drawnOf(media);
  if (drawn === undefined) return [];
  return drawn.renditions.map((rendition, place) => ({
    ...rendition,
    key: renditionKey(rendition),
    mediaId: media.id,
    original: drawn.original,
    place,
    inAdvance: isPresent && isDrawnInAdvance(rendition),
  }));
}

/** The renditions of an image or of a document's first page, and the key of what they are drawn from. */
function drawnOf(media: Media) {
  switch (media.kind) {
    case 'image': {
      const { original, details, crops } = media;
      const renditions = listRenditions({ ...original, focalPoint: details.focalPoint, crops });
      return { original: imageKey(original), renditions };
    }
    case 'file': {
      const cover = coverOf(media.original);
      return (
        cover && {
          original: renditionKey(fallbackRendition(cover.hash, cover)),
          renditions: listCoverRenditions(cover),
        }
      );
    }
    case 'video':
      return undefined;
  }
}
