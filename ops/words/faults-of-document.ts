import { faultsOfLabel, faultsOfText } from './faults-of-text.ts';
import { readSaid } from './read-said.ts';

/**
 * Returns what nobody should read in an HTML document, each fault once, and what should have a name.
 * @param codes the values of enumerations
 */
export function faultsOfDocument(html: string, codes: ReadonlySet<string>): readonly string[] {
  const { texts, labels, unnamed } = readSaid(html);
  const faults = [
    ...texts.flatMap(faultsOfText),
    ...labels.flatMap((label) => faultsOfLabel(label, codes)),
  ];
  return [...new Set([...faults, ...unnamed.map((tag) => `without a name: ${tag}`)])];
}
