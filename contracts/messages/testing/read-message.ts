/** The parts of an ICU message that catalogues are compared by. */
export interface MessageStructure {
  /** `name` or `name:type`, in order, each once. */
  readonly placeholders: readonly string[];
  /** The text that readers see: the message and each of its branches, with `x` for every value. */
  readonly prose: readonly string[];
}

/**
 * Reads an ICU message without quoted braces.
 * @throws Error when a brace is not closed
 */
export function readMessage(message: string): MessageStructure {
  const placeholders = new Set<string>();
  const prose: string[] = [];
  let own = '';
  let at = 0;
  while (at < message.length) {
    const opening = message.indexOf('{', at);
    if (opening === -1) break;
    const closing = closingBrace(message, opening);
    own += `${message.slice(at, opening)}x`;
    const inner = readPlaceholder(message.slice(opening + 1, closing));
    for (const name of inner.placeholders) placeholders.add(name);
    prose.push(...inner.prose);
    at = closing + 1;
  }
  return {
    placeholders: [...placeholders].toSorted(),
    prose: [own + message.slice(at), ...prose],
  };
}

/** `name`, `name, type`, `name, type, style`, or `name, plural, one {…} other {…}`. */
function readPlaceholder(source: string): MessageStructure {
  const [name = '', type] = source.split(',', 2).map((part) => part.trim());
  const branches = branchesOf(source).map(readMessage);
  return {
    placeholders: [
      type ? `${name}:${type}` : name,
      ...branches.flatMap(({ placeholders }) => placeholders),
    ],
    prose: branches.flatMap(({ prose }) => prose),
  };
}

function branchesOf(source: string): readonly string[] {
  const opening = source.indexOf('{');
  if (opening === -1) return [];
  const closing = closingBrace(source, opening);
  return [source.slice(opening + 1, closing), ...branchesOf(source.slice(closing + 1))];
}

/** Returns the index of the brace that closes the one at an index. */
export function closingBrace(text: string, opening: number): number {
  let depth = 0;
  for (let at = opening; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`a brace is not closed: ${text.slice(opening, opening + 60)}`);
}
