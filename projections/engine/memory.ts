/**
 * Connects batches: a projection that gets the same memory again finds the rows exactly as it left
 * them, and may use what it kept under it instead of reading them.
 */
export class Memory {
  declare readonly kind: 'memory';
}

/** With more entries than this a projection forgets them all and starts again. */
const mostThings = 5_000;

/** What a projection remembers of its rows, under each memory. */
export class Remembered<Things extends { readonly size: number }> {
  readonly #things = new WeakMap<Memory, Things>();
  readonly #nothing: () => Things;

  constructor(nothing: () => Things) {
    this.#nothing = nothing;
  }

  /** The remembered entries, to be changed along with the rows. */
  under(memory: Memory): Things {
    const known = this.#things.get(memory);
    if (known !== undefined && known.size <= mostThings) return known;
    const things = this.#nothing();
    this.#things.set(memory, things);
    return things;
  }
}

/** Adds the missing entries, as `load` reads them from the rows. */
export async function recall<Thing>(
  known: Map<string, Thing>,
  ids: Iterable<string>,
  load: (missing: string[]) => Promise<Iterable<readonly [string, Thing]>>,
): Promise<void> {
  const missing = [...new Set(ids)].filter((id) => !known.has(id));
  if (missing.length === 0) return;
  for (const [id, thing] of await load(missing)) known.set(id, thing);
}
