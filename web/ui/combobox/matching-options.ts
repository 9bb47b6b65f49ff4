/** A choice: what is sent, and what is read. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** Lower case without accents. */
function withoutDiacritics(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The options of which a word begins as the query does, whatever its accents and capitals; all for none. */
export function matchingOptions(options: readonly Option[], query: string): readonly Option[] {
  const needle = withoutDiacritics(query.trim());
  if (needle === '') return options;
  return options.filter(({ label }) => {
    const text = withoutDiacritics(label);
    return text.startsWith(needle) || new RegExp(`[\\s’'(-]${escaped(needle)}`).test(text);
  });
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
