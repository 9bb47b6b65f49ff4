/**
 * Connects batches: a projection that gets the same memory again finds the rows exactly as it left
 * them, and may use what it stored under that memory instead of reading them.
 */
export class Memory {
  declare readonly kind: 'memory';
}

/** Beyond this number of entries, a projection clears them and starts again. */
const maxEntries = 5_000;

/** The entries that a projection remembers about its rows, under each memory. */
export class RememberedEntries<Entries extends { readonly size: number }> {
  readonly #entries = new WeakMap<Memory, Entries>();
  readonly #empty: () => Entries;

  constructor(empty: () => Entries) {
    this.#empty = empty;
  }

  /** Returns the remembered entries, to be changed along with the rows. */
  under(memory: Memory): Entries {
    const known = this.#entries.get(memory);
    if (known !== undefined && known.size <= maxEntries) return known;
    const entries = this.#empty();
    this.#entries.set(memory, entries);
    return entries;
  }
}

/** Adds the missing entries, as `load` reads them from the rows. */
export async function loadMissing<Entry>(
  known: Map<string, Entry>,
  ids: Iterable<string>,
  load: (missing: string[]) => Promise<Iterable<readonly [string, Entry]>>,
): Promise<void> {
  const missing = [...new Set(ids)].filter((id) => !known.has(id));
  if (missing.length === 0) return;
  for (const [id, entry] of await load(missing)) known.set(id, entry);
}
