import { foldText } from '../fold-text.ts';

/** An option: the value that is sent, and the label that is read. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/**
 * Returns the options with a word that starts with the query, ignoring accents and case; all of them
 * for an empty query.
 */
export function matchingOptions(options: readonly Option[], query: string): readonly Option[] {
  const needle = foldText(query.trim());
  if (needle === '') return options;
  return options.filter(({ label }) => {
    const text = foldText(label);
    return text.startsWith(needle) || new RegExp(`[\\s’'(-]${escaped(needle)}`).test(text);
  });
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
