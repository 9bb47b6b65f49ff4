import type { ContentCommand } from '@parvis/contracts/content/commands.ts';
import { contentStreamPrefix } from '@parvis/contracts/content/events.ts';
import { type NamedId, namedIdsIn } from '@parvis/contracts/content/modules/named-ids.ts';
import type { Refusal } from '@parvis/contracts/http/refusal.ts';
import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import { mediaStreamPrefix } from '@parvis/contracts/media/events.ts';
import { playlistEvents } from '@parvis/contracts/playlists/events.ts';
import { LRUCache } from 'lru-cache';
import { nameOfField } from '../../http/name-of-field.ts';
import { hasBegun } from '../../streams/has-begun.ts';
import type { ItemState } from './item.ts';

const prefixes: Readonly<Record<NamedId['field'], string>> = {
  imageId: mediaStreamPrefix,
  fileId: mediaStreamPrefix,
  videoId: mediaStreamPrefix,
  playlistId: playlistEvents.prefix,
  contentId: contentStreamPrefix,
};

/** The number of streams remembered as existing, without reading the log again. */
const maxKnown = 10_000;

/** Checks whether named items ever existed: deleted ones can still be named. */
export class References {
  readonly #log: EventLog;
  readonly #begun = new LRUCache<string, true>({ max: maxKnown });

  constructor(log: EventLog) {
    this.#log = log;
  }

  /**
   * Refuses, field by field, newly named items that never existed.
   * @param coming items that are about to be created
   * @throws LogUnavailable
   */
  async refusalsOf(
    command: ContentCommand,
    state: ItemState,
    coming: ReadonlySet<string> = new Set(),
  ): Promise<readonly Refusal[]> {
    const before = new Set([...coming, ...namedBefore(command, state).map(({ id }) => id)]);
    const added = namedBy(command).filter(({ id }) => !before.has(id));
    const refused = await Promise.all(
      added.map(async (named) => ((await this.#everWas(named)) ? [] : [refuseReference(named)])),
    );
    return refused.flat();
  }

  async #everWas({ field, id }: NamedId): Promise<boolean> {
    const stream = prefixes[field] + id;
    if (this.#begun.has(stream)) return true;
    const was = await hasBegun(this.#log, stream);
    if (was) this.#begun.set(stream, true);
    return was;
  }
}

function namedBy(command: ContentCommand): readonly NamedId[] {
  switch (command.type) {
    case 'create-content':
    case 'save-header':
      return namedIdsIn(command.header);
    case 'create-with-modules':
    case 'save-with-modules':
      return [
        ...namedIdsIn(command.header),
        ...(command.modules ?? []).flatMap(({ content }, index) =>
          namedIdsIn({ data: content?.data }).map((named) => ({
            ...named,
            path: ['modules', index, ...named.path],
          })),
        ),
      ];
    case 'add-module':
    case 'save-module':
      return namedIdsIn({ data: command.content?.data });
    default:
      return [];
  }
}

/** Returns the items that the saved part already names. */
function namedBefore(command: ContentCommand, state: ItemState): readonly NamedId[] {
  if (state.kind === 'none') return [];
  if (command.type === 'save-header') return namedIdsIn(state.header.content);
  if (command.type === 'save-with-modules')
    return [
      ...namedIdsIn(state.header.content),
      ...state.modules.flatMap((module) =>
        module.kind === 'saved' ? [...namedIdsIn(module.newest.content.data)] : [],
      ),
    ];
  if (command.type !== 'save-module') return [];
  const module = state.modules.find(({ id }) => id === command.moduleId);
  return module?.kind === 'saved' ? namedIdsIn(module.newest.content.data) : [];
}

function refuseReference({ id, path }: NamedId): Refusal {
  return { code: 'reference-unknown', path, params: { field: nameOfField(path), id } };
}
