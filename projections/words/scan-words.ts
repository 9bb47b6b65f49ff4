const separator = 0;
const letter = 1;
const digit = 2;
/** A combining accent, which continues a word. */
const mark = 3;
const surrogate = 4;

const kinds = kindsOfSigns();
// Reading a code beyond the end, even once, would deoptimise all later reads.
const kindAt = (text: string, at: number) =>
  at < text.length ? (kinds[text.charCodeAt(at)] ?? separator) : separator;

const isApostrophe = (code: number) => code === 0x27 || code === 0x2019;
const plus = 0x2b;
const sharp = 0x23;

/** Articles and pronouns that lose their vowel before the next word: “l’eau” is about water. */
const elided = new Set(
  ['c', 'd', 'j', 'l', 'm', 'n', 's', 't', 'qu', 'jusqu', 'lorsqu', 'puisqu', 'quoiqu'].flatMap(
    (word) => [word, `${word[0]?.toUpperCase()}${word.slice(1)}`, word.toUpperCase()],
  ),
);
const longestElided = 7;
/** Contractions that follow a word in English: “the bank’s”, “we’re”, “don’t”. */
const contractions = new Set(['s', 't', 're', 've', 'll', 'd', 'm']);
/** Longer sequences are not words, but keys, addresses or images in base 64. */
const longestWord = 64;

/** Receives the position of a word in a text; C++ and C# are passed as texts. */
export type VisitWord = (text: string, start: number, end: number) => void;

/** Returns the words of a text as they are written, without elided articles and contractions. */
export function wordsAsWritten(text: string): readonly string[] {
  const words: string[] = [];
  scanWords(text, (from, start, end) => words.push(from.slice(start, end)));
  return words;
}

/**
 * Visits the words of a text in place, without copying them. They are those of `list-words.ts`,
 * with C++ and C# as well.
 */
export function scanWords(text: string, visit: VisitWord): void {
  for (let at = 0; at < text.length; ) {
    const kind = kindAt(text, at);
    const isWord =
      kind === letter || kind === digit || (kind === surrogate && startsWord(text, at) > 0);
    at = isWord ? visitWord(text, at, endOfWord(text, at), visit) : at + 1;
  }
}

/** Returns the number of units of the first character of a word; 0 when no word begins here. */
function startsWord(text: string, at: number): number {
  const kind = kindAt(text, at);
  if (kind === letter || kind === digit) return 1;
  return kind === surrogate ? astralWidth(text, at) : 0;
}

function endOfWord(text: string, from: number): number {
  for (let at = from; ; ) {
    let kind = kindAt(text, at);
    while (kind !== separator && kind !== surrogate) {
      at += 1;
      kind = kindAt(text, at);
    }
    const width = kind === surrogate ? astralWidth(text, at) : 0;
    if (width === 0) return at;
    at += width;
  }
}

/**
 * Visits the word from `start` to `end`, unless it is an elided article. Returns where to continue.
 */
function visitWord(text: string, start: number, end: number, visit: VisitWord): number {
  const next = text.charCodeAt(end);
  let goOn = end;
  if (isApostrophe(next)) {
    goOn = afterContractions(text, end);
    const isArticle = goOn === end && end - start <= longestElided;
    if (isArticle && startsWord(text, end + 1) > 0 && elided.has(text.slice(start, end)))
      return end + 1;
  } else if (next === sharp && isC(text, start, end)) {
    visit('csharp', 0, 'csharp'.length);
    return end + 1;
  } else if (next === plus && text.charCodeAt(end + 1) === plus && isC(text, start, end)) {
    visit('cplusplus', 0, 'cplusplus'.length);
    return end + 2;
  }
  if (end - start <= longestWord) visit(text, start, end);
  return goOn;
}

function isC(text: string, start: number, end: number): boolean {
  return end - start === 1 && (text[start] === 'c' || text[start] === 'C');
}

/** Returns the end of a word's contractions: “shouldn’t’ve” has two. */
function afterContractions(text: string, end: number): number {
  let after = end;
  while (isApostrophe(text.charCodeAt(after)) && kindAt(text, after - 1) === letter) {
    const length = contractionAt(text, after + 1);
    if (length === 0) return after;
    after += 1 + length;
  }
  return after;
}

/** Returns the length of the contraction that begins here; 0 when there is none. */
function contractionAt(text: string, at: number): number {
  for (const length of [1, 2]) {
    const isWhole = startsWord(text, at + length) === 0;
    if (isWhole && contractions.has(text.slice(at, at + length).toLowerCase())) return length;
  }
  return 0;
}

function astralWidth(text: string, at: number): number {
  const sign = text.codePointAt(at);
  return sign !== undefined && sign > 0xffff && /[\p{L}\p{N}]/u.test(String.fromCodePoint(sign))
    ? 2
    : 0;
}

function kindsOfSigns(): Uint8Array {
  const table = new Uint8Array(0x10000);
  for (let code = 0; code < table.length; code += 1) {
    const sign = String.fromCharCode(code);
    if (code >= 0xd800 && code <= 0xdfff) table[code] = surrogate;
    else if (/\p{L}/u.test(sign)) table[code] = letter;
    else if (/\p{N}/u.test(sign)) table[code] = digit;
    else if (/\p{Mn}/u.test(sign)) table[code] = mark;
  }
  return table;
}
