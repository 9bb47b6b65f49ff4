import { isDeepStrictEqual } from 'node:util';
import { accept } from '@parvis/contracts/http/refusal.ts';
import type { MediaCommand } from '@parvis/contracts/media/commands.ts';
import type { MediaEvent } from '@parvis/contracts/media/events.ts';
import type { Release } from '@parvis/contracts/media/media.ts';
import { type Decision, requireMedia } from '../item/guards.ts';
import type { MediaItem } from '../item/media-family.ts';

type Releasing = Extract<
  MediaCommand,
  { type: 'release-media' | 'withdraw-media' | 'release-due-media' }
>;

/**
 * Releases an item to the public library, immediately or at an instant, or withdraws its release.
 */
export function decideRelease(command: Releasing, item: MediaItem | undefined): Decision {
  if (command.type === 'release-due-media') return decideDueRelease(command, item);
  const { mediaId } = command;
  const found = requireMedia(item, command.kind);
  if (!found.ok) return found;
  const { release } = found.value;
  if (command.type === 'withdraw-media')
    return accept(release === null ? [] : [{ type: 'MediaReleaseWithdrawn', data: { mediaId } }]);
  const wanted = toRelease(command);
  if (release?.state === 'released' && wanted.state === 'released') return accept([]);
  if (isDeepStrictEqual(release, wanted)) return accept([]);
  return accept([toEvent(wanted, command)]);
}

/**
 * The plan may have been changed or withdrawn, or the item deleted, since it was found to be due.
 */
function decideDueRelease(
  { mediaId, now }: Extract<Releasing, { type: 'release-due-media' }>,
  item: MediaItem | undefined,
): Decision {
  const { release = null, deleted = true } = item?.media ?? {};
  if (deleted || release?.state !== 'planned' || isAfter(release.from, now)) return accept([]);
  return accept([toEvent({ state: 'released', from: now }, { mediaId })]);
}

function toRelease({ now, from = now }: Extract<Releasing, { type: 'release-media' }>): Release {
  return isAfter(from, now) ? { state: 'planned', from } : { state: 'released', from: now };
}

/** Instants may be written with more or fewer decimals. */
function isAfter(one: string, other: string): boolean {
  return Date.parse(one) > Date.parse(other);
}

function toEvent({ state, from }: Release, { mediaId }: Pick<Releasing, 'mediaId'>): MediaEvent {
  const type = state === 'planned' ? 'MediaReleasePlanned' : 'MediaReleased';
  return { type, data: { mediaId, from } };
}
