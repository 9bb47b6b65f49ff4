import { Memory } from './memory.ts';
import type { Slot, SlotName } from './slots.ts';

/** The memories of a leader, one for each set of rows that it writes. */
export class Memories {
  readonly #kept = new Map<SlotName, { readonly place: string; readonly memory: Memory }>();

  /**
   * Returns the memory of the rows at a checkpoint; a new one unless the last commit ended there.
   * It is removed until it is stored again, so that a failed batch is forgotten.
   */
  take(slot: Slot): Memory {
    const kept = this.#kept.get(slot.slot);
    this.#kept.delete(slot.slot);
    return kept?.place === placeOf(slot) ? kept.memory : new Memory();
  }

  /** Stores a memory for the rows at the checkpoint just committed. */
  keep(slot: Slot, memory: Memory): void {
    this.#kept.set(slot.slot, { place: placeOf(slot), memory });
  }
}

function placeOf({ generation, position, eventId }: Slot): string {
  return `${generation} ${position} ${eventId}`;
}
