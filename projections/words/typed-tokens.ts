import { foldWord } from './fold-word.ts';
import { withoutElisionsAndEndings } from './query-words.ts';
import { scanWords } from './scan-words.ts';

/** A typed word, and its place in the text, which C++ and C# do not have. */
export interface TypedToken {
  readonly form: string;
  readonly written: string;
  readonly start: number;
  readonly end: number;
}

/** The article before a word that is left out: “5 ans d’expérience”. */
const article = /(?<![\p{L}\p{N}])(?:[cdl]|qu)['’]$/iu;

export interface TypedTokens {
  readonly text: string;
  readonly tokens: readonly TypedToken[];
}

/** Returns the words of keywords, in order, stop words included, without what only announces them. */
export function typedTokens(keywords: string): TypedTokens {
  const text = withoutElisionsAndEndings(keywords);
  const tokens: TypedToken[] = [];
  scanWords(text, (from, start, end) => {
    const written = from.slice(start, end);
    const place = from === text ? { start, end } : { start: -1, end: -1 };
    tokens.push({ form: foldWord(written), written, ...place });
  });
  return { text, tokens };
}

/** Returns typed words without some of them. */
export function withoutTokens({ text }: TypedTokens, tokens: readonly TypedToken[]): string {
  let rest = text;
  for (const { start, end } of tokens.toReversed())
    rest = `${rest.slice(0, start).replace(article, '')} ${rest.slice(end)}`;
  return rest
    .replaceAll(/\s+(?=[,;])/gu, '')
    .replaceAll(/([,;])[\s,;]+/gu, '$1 ')
    .replaceAll(/^[\s,;/|-]+|[\s,;/|-]+$/gu, '')
    .replaceAll(/\s+/gu, ' ');
}
