import { UnknownContent } from '../unknown-content.ts';

/** The operators that draw a page. */
const drawing = new Set(
  `b B b* B* c cm CS cs d d0 d1 Do ET BT f F f* G g gs h i j J K k l m M n q Q re RG rg ri S s SC sc
   SCN scn sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y ' "`.split(/\s+/),
);
/** Those that map characters to glyphs or to texts. */
const mapping = new Set(
  `begincmap endcmap begincodespacerange endcodespacerange beginbfchar endbfchar beginbfrange
   endbfrange begincidchar endcidchar begincidrange endcidrange beginnotdefchar endnotdefchar
   beginnotdefrange endnotdefrange usecmap usefont def dict dup begin end findresource
   defineresource pop currentdict true false`.split(/\s+/),
);
const mapWords = new Set(
  `CIDInit ProcSet CMap CMapType CMapName CIDSystemInfo Registry Ordering Supplement WMode UIDOffset
   XUID`.split(/\s+/),
);
/** Those of every reader (ISO 32000-1, table 118), for lines of either direction. */
const knownMaps = new Set(
  `GB-EUC GBpc-EUC GBK-EUC GBKp-EUC GBK2K UniGB-UCS2 UniGB-UTF16 B5pc HKscs-B5 ETen-B5 ETenms-B5
   CNS-EUC UniCNS-UCS2 UniCNS-UTF16 83pv-RKSJ 90ms-RKSJ 90msp-RKSJ 90pv-RKSJ Add-RKSJ EUC Ext-RKSJ H V
   UniJIS-UCS2 UniJIS-UCS2-HW UniJIS-UTF16 KSC-EUC KSCms-UHC KSCms-UHC-HW KSCpc-EUC UniKS-UCS2
   UniKS-UTF16 Identity`.split(/\s+/),
);
const inlineKeys = new Set(
  `BPC BitsPerComponent CS ColorSpace D Decode DP DecodeParms F Filter H Height IM ImageMask I
   Interpolate W Width`.split(/\s+/),
);

// oxlint-disable no-control-regex -- a NUL separates tokens as spaces do
const token =
  /[\x00\t\n\f\r ]+|%[^\r\n]*|<<|>>|<[^<>]*>|\/[^\x00\t\n\f\r ()<>[\]{}/%]*|[[\]{}]|[^\x00\t\n\f\r ()<>[\]{}/%]+/y;
// oxlint-enable no-control-regex
const isNumber = /^[+-]?(?:\d+\.?\d*|\.\d+|\d*-\d+)$/;

/**
 * Writes the drawing of a page anew: known operators with their operands; no comments, and no
 * properties of marked content. Texts stay as they are.
 */
export function copyDrawing(bytes: Buffer): Buffer {
  return copied(bytes, (operator, operands) => {
    if (operator === 'BMC') return '/P BMC';
    if (operator === 'BDC') return operands[0] === '/OC' ? written(operands, 'BDC') : '/P BMC';
    return operator === 'EMC' || drawing.has(operator) ? written(operands, operator) : '';
  });
}

/** The same for the map of a font’s characters. */
export function copyMap(bytes: Buffer): Buffer {
  return copied(bytes, (operator, operands) =>
    mapping.has(operator) ? written(operands.map(ofMap), operator) : '',
  );
}

/** A name that readers do not know, or a text, in a map says nothing about characters. */
function ofMap(operand: string): string {
  if (operand.startsWith('(')) return '()';
  if (!operand.startsWith('/')) return operand;
  const name = operand.slice(1);
  const isKnown = mapWords.has(name) || knownMaps.has(name.replace(/-[HV]$/, ''));
  return isKnown ? operand : '/Own';
}

/** The same for a function, of which every word is an operator. */
export function copyCalculator(bytes: Buffer): Buffer {
  const words = [...readTokens(bytes.toString('latin1'))].map(({ text }) => text);
  if (words.some((word) => /^[(</]/.test(word))) throw new UnknownContent('a function with texts');
  return Buffer.from(words.join(' '), 'latin1');
}

function written(operands: readonly string[], operator: string): string {
  return [...operands, operator].join(' ');
}

interface Token {
  readonly text: string;
  /** The index after it. */
  readonly end: number;
}

function copied(
  bytes: Buffer,
  write: (operator: string, operands: readonly string[]) => string,
): Buffer {
  const content = bytes.toString('latin1');
  const lines: string[] = [];
  let operands: string[] = [];
  const tokens = readTokens(content);
  for (let next = tokens.next(); !next.done; ) {
    const { text, end } = next.value;
    let from: number | undefined;
    if (text === 'BI') {
      const image = inlineImage(content, end);
      lines.push(image.text);
      from = image.end;
      operands = [];
    } else if (/^[(<>[\]{}/]/.test(text) || isNumber.test(text)) operands.push(text);
    else {
      const line = write(text, operands);
      if (line !== '') lines.push(line);
      operands = [];
    }
    next = tokens.next(from);
  }
  return Buffer.from(lines.join('\n'), 'latin1');
}

/** Yields the tokens of a content; a number passed to `next` is where to go on. */
function* readTokens(content: string, from = 0): Generator<Token, undefined, number | undefined> {
  let at = from;
  while (at < content.length) {
    const isText = content[at] === '(';
    const end = isText ? endOfText(content, at) : endOfToken(content, at);
    const found = content.slice(at, end);
    at = end;
    if (isText || !/^[\0\t\n\f\r %]/.test(found)) at = (yield { text: found, end }) ?? end;
  }
  return undefined;
}

function endOfToken(content: string, at: number): number {
  token.lastIndex = at;
  // A sign that begins no token, such as a lone parenthesis, is passed over.
  return token.test(content) ? token.lastIndex : at + 1;
}

function endOfText(content: string, start: number): number {
  let depth = 0;
  for (let at = start; at < content.length; at += 1) {
    const sign = content[at];
    if (sign === '\\') at += 1;
    else if (sign === '(') depth += 1;
    else if (sign === ')') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  throw new Error('a text that never ends');
}

/** Returns an image inside a drawing with its known entries. @param from after `BI` */
function inlineImage(content: string, from: number): Token {
  const entries: string[] = [];
  let data: number | undefined;
  for (const { text, end } of readTokens(content, from)) {
    data = end;
    if (text === 'ID') break;
    entries.push(text);
  }
  if (data === undefined) throw new Error('an image that never ends');
  if (entries.some((text) => text === '/DCT' || text === '/DCTDecode'))
    throw new UnknownContent('a photograph inside a drawing');
  const known = entriesKnown(entries);
  const ended = /[\0\t\n\f\r ]EI(?=[\0\t\n\f\r ]|$)/g;
  ended.lastIndex = data + 1;
  const match = ended.exec(content);
  if (match === null) throw new Error('an image that never ends');
  return {
    text: `BI ${known} ID ${content.slice(data + 1, match.index)}\nEI`,
    end: ended.lastIndex,
  };
}

function entriesKnown(entries: readonly string[]): string {
  const known: string[] = [];
  let depth = 0;
  let isKnown = false;
  let isKey = true;
  for (const text of entries) {
    if (depth === 0 && isKey) isKnown = inlineKeys.has(text.slice(1));
    if (isKnown) known.push(text);
    if (text === '[' || text === '<<') depth += 1;
    if (text === ']' || text === '>>') depth -= 1;
    if (depth === 0) isKey = !isKey;
  }
  return known.join(' ');
}
