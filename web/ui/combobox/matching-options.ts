/** A choice: what is sent, and what is read. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** Lower case without accents. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The options of which a word begins as the query does, whatever its accents and capitals; all for none. */
export function matchingOptions(options: readonly Option[], query: string): readonly Option[] {
  const sought = folded(query.trim());
  if (sought === '') return options;
  return options.filter(({ label }) => {
    const text = folded(label);
    return text.startsWith(sought) || new RegExp(`[\\s’'(-]${escaped(sought)}`).test(text);
  });
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
