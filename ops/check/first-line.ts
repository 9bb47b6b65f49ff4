import { stripVTControlCharacters } from 'node:util';

/** Returns the first line of what an error says, without colours. */
export function firstLine(text = 'no error was reported'): string {
  return stripVTControlCharacters(text).split('\n', 1)[0] ?? '';
}
