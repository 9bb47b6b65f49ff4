import type { Actor } from '@parvis/contracts/accounts/actor.ts';
import type { Outcome } from '@parvis/contracts/http/refusal.ts';
import { type MediaCommand, mediaCommandCapability } from '@parvis/contracts/media/commands.ts';
import type { MediaEvent } from '@parvis/contracts/media/events.ts';
import type { MediaId } from '@parvis/contracts/media/ids.ts';
import {
  type ExecutedCommand,
  StreamWriter,
  type StreamWriterDeps,
} from '../../streams/stream-writer.ts';
import { decideMedia } from '../decide.ts';
import { type MediaItem, mediaFamily } from './media-family.ts';

/** A command that was accepted, and the item right after it. */
export type ExecutedMediaCommand = ExecutedCommand<MediaItem>;

/** Executes commands on media items. */
export class MediaWriter {
  readonly #streams: StreamWriter<MediaItem, MediaEvent>;

  constructor(deps: StreamWriterDeps<MediaItem>) {
    this.#streams = new StreamWriter(mediaFamily, deps);
  }

  /**
   * Executes a command for an actor. Repeating it with the same id returns the same result and
   * appends nothing.
   * @throws LogUnavailable
   */
  execute(
    actor: Actor,
    command: MediaCommand,
    requestId: string,
  ): Promise<Outcome<ExecutedMediaCommand>> {
    return this.#streams.execute({
      actor,
      capability: mediaCommandCapability,
      requestId,
      id: command.mediaId,
      command: command.type,
      decide: (item) => decideMedia(command, item),
    });
  }

  /**
   * Loads the item in its current state; undefined when it never existed.
   * @throws LogUnavailable
   */
  async load(mediaId: MediaId): Promise<MediaItem | undefined> {
    return (await this.#streams.load(mediaId)).state;
  }
}
