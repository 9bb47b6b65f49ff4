import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import { isFence } from '@parvis/contracts/log/fence.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import {
  type RedactedPlace,
  redactionEvents,
  redactionStream,
} from '@parvis/contracts/redactions/events.ts';
import type { RedactionId } from '@parvis/contracts/redactions/redaction.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { MarkedCuts } from './cut-event.ts';

/** What a mark says: when words were removed (ISO 8601, UTC), by which account, and why. */
export interface MarkParts {
  readonly at: string;
  readonly by: string;
  readonly reason: string;
}

/** Returns the mark of a redaction in a language. */
export type MarkOf = (parts: MarkParts, locale: Locale) => string | Promise<string>;

interface Requested {
  readonly reason: string;
  readonly places: readonly RedactedPlace[];
}

/** The redactions that were confirmed, by the events that they cut, as far as they were read. */
export class EffectiveRedactions {
  readonly #markOf: MarkOf;
  readonly #requested = new Map<RedactionId, Requested>();
  readonly #cuts = new Map<Position, MarkedCuts[]>();
  #next = 0;

  constructor(markOf: MarkOf) {
    this.#markOf = markOf;
  }

  /** Returns what is cut out of the event at a position; undefined for nearly all. */
  at(position: Position): readonly MarkedCuts[] | undefined {
    return this.#cuts.get(position);
  }

  /**
   * Reads what was recorded since.
   * @returns whether more is cut now, or no read model has any more what is
   * @throws LogUnavailable
   */
  async readOn(log: Pick<EventLog, 'readStream'>): Promise<boolean> {
    let isMore = false;
    for (const event of await log.readStream(redactionStream, { from: this.#next })) {
      if (!isFence(event)) {
        const { type, data } = redactionEvents.read(event);
        if (type === 'RedactionRequested')
          this.#requested.set(data.redactionId, { reason: data.reason, places: [] });
        else if (type === 'RedactionPlacesFound') this.#add(data.redactionId, data.places);
        else if (type === 'RedactionConfirmed') {
          const { occurredAt: at, actor: by } = event.metadata;
          isMore = (await this.#apply(data.redactionId, { at, by })) || isMore;
        } else if (type === 'RedactionCarriedOut') isMore = true;
      }
      this.#next = event.revision + 1;
    }
    return isMore;
  }

  #add(id: RedactionId, places: readonly RedactedPlace[]): void {
    const known = this.#requested.get(id);
    if (known) this.#requested.set(id, { ...known, places: [...known.places, ...places] });
  }

  async #apply(id: RedactionId, confirmed: Omit<MarkParts, 'reason'>): Promise<boolean> {
    const { reason = '', places = [] } = this.#requested.get(id) ?? {};
    const parts = { ...confirmed, reason };
    for (const { position, locale, cuts } of places) {
      const mark = await this.#markOf(parts, locale);
      this.#cuts.set(position, [...(this.#cuts.get(position) ?? []), { cuts, mark }]);
    }
    return places.length > 0;
  }
}
