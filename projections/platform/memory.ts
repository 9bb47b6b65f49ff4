import type { Slot, SlotName } from './slots.ts';

/**
 * Ties batches together: whoever is given the same memory again finds the rows exactly as it left
 * them, and may go on from what it kept under it instead of reading them.
 */
export class Memory {
  declare readonly kind: 'memory';
}

/** The memory of each set of rows that one leader writes. */
export class Memories {
  readonly #kept = new Map<SlotName, { readonly place: string; readonly memory: Memory }>();

  /**
   * The memory of the rows at a checkpoint; a new one unless the last commit ended there. It is gone
   * until it is kept again, so that a batch which fails is forgotten.
   */
  take(slot: Slot): Memory {
    const kept = this.#kept.get(slot.slot);
    this.#kept.delete(slot.slot);
    return kept?.place === placeOf(slot) ? kept.memory : new Memory();
  }

  /** Keeps a memory for the rows at the checkpoint that was just committed. */
  keep(slot: Slot, memory: Memory): void {
    this.#kept.set(slot.slot, { place: placeOf(slot), memory });
  }
}

function placeOf({ generation, position, eventId }: Slot): string {
  return `${generation} ${position} ${eventId}`;
}

/** With more things than this a projection forgets them all and begins anew. */
const mostThings = 5_000;

/** What a projection knows of the rows, under each memory. */
export class Remembered<Things extends { readonly size: number }> {
  readonly #things = new WeakMap<Memory, Things>();
  readonly #nothing: () => Things;

  constructor(nothing: () => Things) {
    this.#nothing = nothing;
  }

  /** What is known; to be changed as the rows are. */
  under(memory: Memory): Things {
    const known = this.#things.get(memory);
    if (known !== undefined && known.size <= mostThings) return known;
    const things = this.#nothing();
    this.#things.set(memory, things);
    return things;
  }
}

/** Adds to what is known the things that are not, as `load` finds them in the rows. */
export async function recall<Thing>(
  known: Map<string, Thing>,
  ids: Iterable<string>,
  load: (missing: string[]) => Promise<Iterable<readonly [string, Thing]>>,
): Promise<void> {
  const missing = [...new Set(ids)].filter((id) => !known.has(id));
  if (missing.length === 0) return;
  for (const [id, thing] of await load(missing)) known.set(id, thing);
}
