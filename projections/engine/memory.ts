/**
 * Ties batches together: whoever is given the same memory again finds the rows exactly as it left
 * them, and may go on from what it kept under it instead of reading them.
 */
export class Memory {
  declare readonly kind: 'memory';
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
