import { UnknownContent } from '../unknown-content.ts';

/** Adobe’s “Type 1 Font Format”: the keys of encryption, and the entries of the private dictionary. */
const [c1, c2, eexecKey] = [52_845, 22_719, 55_665];
const randomBytes = 4;
const numeric =
  `BlueValues OtherBlues FamilyBlues FamilyOtherBlues BlueScale BlueShift BlueFuzz StdHW
  StdVW StemSnapH StemSnapV ForceBold LanguageGroup lenIV RndStemUp ExpansionFactor`.split(/\s+/);
const numbers = String.raw`\[?[\s\d.eE+-]{1,400}\]?|\{[\s\d.eE+-]{1,400}\}|true|false`;
const charstrings = /\s(\d{1,5}) (?:RD|-\|) /g;
const glyphName = /^[A-Za-z.][A-Za-z0-9._]{0,30}$/;
const trailer = `\n${`${'0'.repeat(64)}\n`.repeat(8)}cleartomark\n`;

/** A Type 1 font in its three parts, the second encrypted. */
export interface Type1 {
  readonly clear: Buffer;
  readonly encrypted: Buffer;
  readonly trailer: Buffer;
}

/**
 * Returns a Type 1 font that is written anew from its matrix, box, encoding, hints and glyphs: without
 * comments, notes, and names that nothing is drawn with.
 * @throws UnknownContent when it has another form
 */
export function copyType1(font: Buffer): Type1 {
  const begins = font.indexOf('eexec');
  if (begins < 0) throw unknown();
  const clear = font.toString('latin1', 0, begins);
  const hidden = decrypted(binaryAfter(font, begins + 'eexec'.length), eexecKey);
  const { glyphs, subrs } = programsIn(hidden);
  const values = numericIn(hidden.toString('latin1'));
  return {
    clear: Buffer.from(clearPart(clear), 'latin1'),
    encrypted: encrypted(privatePart(values, subrs, glyphs)),
    trailer: Buffer.from(trailer, 'latin1'),
  };
}

const unknown = () => new UnknownContent('a font of an unknown form');

function binaryAfter(font: Buffer, at: number): Buffer {
  const from = at + (font[at] === 13 && font[at + 1] === 10 ? 2 : 1);
  const rest = font.subarray(from);
  if (!/^[\s\dA-Fa-f]{8}/.test(rest.toString('latin1', 0, 8))) return rest;
  return Buffer.from(rest.toString('latin1').replaceAll(/\s/g, ''), 'hex');
}

function decrypted(bytes: Buffer, key: number): Buffer {
  let r = key;
  const plain = Buffer.alloc(bytes.length);
  for (const [at, cipher] of bytes.entries()) {
    plain[at] = cipher ^ (r >> 8);
    r = ((cipher + r) * c1 + c2) & 0xffff;
  }
  return plain.subarray(randomBytes);
}

function encrypted(plain: Buffer): Buffer {
  let r = eexecKey;
  const all = Buffer.concat([Buffer.alloc(randomBytes), plain]);
  return Buffer.from(
    all.map((byte) => {
      const cipher = byte ^ (r >> 8);
      r = ((cipher + r) * c1 + c2) & 0xffff;
      return cipher;
    }),
  );
}

function arrayIn(clear: string, name: string): string | undefined {
  const at = clear.indexOf(`/${name}`);
  const text = clear.slice(at + name.length + 1, at + 400);
  return at < 0 ? undefined : /^\s{0,9}[[{]([\s\d.eE+-]{1,300})[\]}]/.exec(text)?.[1];
}

function clearPart(clear: string): string {
  const matrix = arrayIn(clear, 'FontMatrix') ?? '0.001 0 0 0.001 0 0';
  const box = arrayIn(clear, 'FontBBox') ?? '0 0 0 0';
  return [
    '%!PS-AdobeFont-1.0: F',
    '9 dict begin',
    '/FontName /F def',
    '/PaintType 0 def',
    '/FontType 1 def',
    `/FontMatrix [${matrix}] readonly def`,
    `/FontBBox {${box}} readonly def`,
    ...readEncoding(clear),
    'currentdict end',
    'currentfile eexec\n',
  ].join('\n');
}

function readEncoding(clear: string): readonly string[] {
  if (/\/Encoding\s{1,9}StandardEncoding/.test(clear)) return ['/Encoding StandardEncoding def'];
  const put = [...clear.matchAll(/\bdup\s{1,9}(\d{1,3})\s{0,9}\/(\S{1,31})\s{1,9}put\b/g)];
  return [
    '/Encoding 256 array 0 1 255 {1 index exch /.notdef put} for',
    ...put.flatMap(([, code, name = '']) =>
      glyphName.test(name) ? [`dup ${code} /${name} put`] : [],
    ),
    'readonly def',
  ];
}

function numericIn(text: string): readonly string[] {
  // What follows are programs, in whose bytes anything may be found.
  const end = Math.min(
    ...['/Subrs', '/CharStrings'].map((name) => text.indexOf(name)).filter((at) => at > 0),
  );
  const before = text.slice(0, Math.min(end, 20_000));
  return numeric.flatMap((name) => {
    const found = new RegExp(String.raw`/${name}\s{0,9}(${numbers})`).exec(before)?.[1];
    return found === undefined ? [] : [`/${name} ${found.trim()} def`];
  });
}

type Program = readonly [name: string, bytes: Buffer];

/** Returns the programs of glyphs, by name, and of what they share, by number. */
function programsIn(hidden: Buffer): { glyphs: readonly Program[]; subrs: readonly Program[] } {
  const text = hidden.toString('latin1');
  const begin = text.indexOf('/CharStrings');
  if (begin < 0) throw unknown();
  const [glyphs, subrs]: [Program[], Program[]] = [[], []];
  charstrings.lastIndex = 0;
  for (let found = charstrings.exec(text); found !== null; found = charstrings.exec(text)) {
    const from = found.index + found[0].length;
    const to = from + Number(found[1]);
    const before = text.slice(Math.max(0, found.index - 40), found.index);
    const slash = before.lastIndexOf('/');
    const name = slash < 0 ? undefined : before.slice(slash + 1);
    const number = /\bdup\s{1,9}(\d{1,5})$/.exec(before)?.[1];
    if (name !== undefined && number === undefined && found.index > begin) {
      if (glyphName.test(name)) glyphs.push([name, hidden.subarray(from, to)]);
    } else if (number !== undefined) subrs.push([number, hidden.subarray(from, to)]);
    charstrings.lastIndex = to;
  }
  if (glyphs.length === 0) throw unknown();
  return { glyphs, subrs };
}

function privatePart(
  values: readonly string[],
  subrs: readonly Program[],
  glyphs: readonly Program[],
): Buffer {
  const programs = (all: readonly Program[], before: string, after: string) =>
    all.flatMap(([name, bytes]) => [
      Buffer.from(`${before}${name} ${bytes.length} RD `, 'latin1'),
      bytes,
      Buffer.from(` ${after}\n`, 'latin1'),
    ]);
  const count = Math.max(0, ...subrs.map(([number]) => Number(number) + 1));
  return Buffer.concat([
    Buffer.from(
      [
        'dup /Private 20 dict dup begin',
        '/RD {string currentfile exch readstring pop} executeonly def',
        '/ND {noaccess def} executeonly def',
        '/NP {noaccess put} executeonly def',
        '/MinFeature {16 16} def',
        '/password 5839 def',
        ...values,
        `/Subrs ${count} array\n`,
      ].join('\n'),
    ),
    ...programs(subrs, 'dup ', 'NP'),
    Buffer.from(`ND\n2 index /CharStrings ${glyphs.length} dict dup begin\n`),
    ...programs(glyphs, '/', 'ND'),
    Buffer.from(
      'end\nend\nreadonly put\nnoaccess put\ndup /FontName get exch definefont pop\nmark currentfile closefile\n',
    ),
  ]);
}
