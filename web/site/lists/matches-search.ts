import { foldText } from '../../ui/fold-text.ts';

/** Returns whether a name has words that begin with all typed ones, in any order. */
export function matchesSearch(name: string, typed: string): boolean {
  const [words, parts] = [name, typed].map((text) => foldText(text).split(/[^\p{L}\p{N}]+/u));
  return !parts?.some((part) => !words?.some((word) => word.startsWith(part)));
}
