import { UnknownContent } from '../unknown-content.ts';

/** Adobe’s Technical Note 5176, “The Compact Font Format Specification”. */
const operators = { charset: 15, encoding: 16, charStrings: 17, private: 18, subrs: 19 } as const;
const [ros, fdArray, fdSelect] = [0x0c1e, 0x0c24, 0x0c25];
/** The strings that every reader knows, before those of the font. */
const standardStrings = 391;
/** Names of glyphs, by which encodings find them; other strings are notes. */
const glyphName = /^[A-Za-z][A-Za-z0-9]{0,15}(?:\.[A-Za-z0-9]{1,8})?$/;
const filler = 'A'.charCodeAt(0);

interface Index {
  /** Where each item is, and where the index ends. */
  readonly items: readonly (readonly [from: number, to: number])[];
  readonly end: number;
}
type Dict = ReadonlyMap<number, readonly number[]>;

/**
 * Returns a CFF font in which nothing but what draws it can be read: in place, so that every offset
 * stays, its name and notes are overwritten, and what no structure refers to is zero.
 * @throws UnknownContent when it has another form
 */
export function copyCff(font: Buffer): Buffer {
  try {
    return new CffCopy(font).copied();
  } catch (cause) {
    if (cause instanceof RangeError) throw new UnknownContent('a font of an unknown form');
    throw cause;
  }
}

class CffCopy {
  readonly #from: Buffer;
  readonly #to: Buffer;

  constructor(font: Buffer) {
    this.#from = font;
    this.#to = Buffer.alloc(font.length);
  }

  copied(): Buffer {
    const header = this.#from.readUInt8(2);
    if (this.#from.readUInt8(0) !== 1) throw new RangeError('not CFF');
    this.#keep(0, header);
    const names = this.#index(header);
    for (const [from, to] of names.items) this.#to.fill(filler, from, to);
    const tops = this.#index(names.end);
    const strings = this.#index(tops.end);
    const subrs = this.#index(strings.end);
    this.#keepItems(subrs);
    const [top] = tops.items;
    if (top === undefined || tops.items.length > 1) throw new RangeError('not one font');
    const dict = this.#dict(top);
    const glyphs = this.#index(this.#offset(dict, operators.charStrings));
    this.#keepItems(glyphs);
    const sids = this.#charset(dict, glyphs.items.length);
    const parts = dict.get(ros);
    const used = new Set(parts === undefined ? sids : parts.slice(0, 2));
    this.#strings(strings, used);
    this.#encoding(dict);
    this.#private(dict);
    if (parts !== undefined) this.#fontsOfCid(dict, glyphs.items.length);
    return this.#to;
  }

  #keep(from: number, to: number): void {
    if (from < 0 || to < from || to > this.#from.length) throw new RangeError('out of the font');
    this.#from.copy(this.#to, from, from, to);
  }

  /** Reads an INDEX, and keeps its offsets. */
  #index(at: number): Index {
    const count = this.#from.readUInt16BE(at);
    if (count === 0) {
      this.#keep(at, at + 2);
      return { items: [], end: at + 2 };
    }
    const size = this.#from.readUInt8(at + 2);
    if (size < 1 || size > 4) throw new RangeError('an odd index');
    const data = at + 3 + (count + 1) * size - 1;
    const place = (nth: number) => data + this.#from.readUIntBE(at + 3 + nth * size, size);
    this.#keep(at, data + 1);
    const items = Array.from({ length: count }, (_, nth) => {
      const [from, to] = [place(nth), place(nth + 1)];
      if (to < from || to > this.#from.length) throw new RangeError('an odd index');
      return [from, to] as const;
    });
    return { items, end: place(count) };
  }

  #keepItems({ items }: Index): void {
    for (const [from, to] of items) this.#keep(from, to);
  }

  /** Reads a DICT, which is kept: its texts are strings of the font. */
  #dict([from, to]: readonly [number, number]): Dict {
    this.#keep(from, to);
    const found = new Map<number, readonly number[]>();
    let operands: number[] = [];
    for (let at = from; at < to; ) {
      const first = this.#from.readUInt8(at);
      if (first <= 21) {
        const isLong = first === 12;
        found.set(isLong ? 0x0c00 + this.#from.readUInt8(at + 1) : first, operands);
        operands = [];
        at += isLong ? 2 : 1;
      } else {
        const [value, length] = this.#number(at, first);
        operands.push(value);
        at += length;
      }
    }
    return found;
  }

  /** @returns a number, and its length; 0 for one with decimals, which is no place */
  #number(at: number, first: number): readonly [number, number] {
    if (first >= 32 && first <= 246) return [first - 139, 1];
    if (first >= 247 && first <= 250)
      return [(first - 247) * 256 + this.#from.readUInt8(at + 1) + 108, 2];
    if (first >= 251 && first <= 254)
      return [-(first - 251) * 256 - this.#from.readUInt8(at + 1) - 108, 2];
    if (first === 28) return [this.#from.readInt16BE(at + 1), 3];
    if (first === 29) return [this.#from.readInt32BE(at + 1), 5];
    if (first !== 30) throw new RangeError('an odd dictionary');
    let end = at + 1;
    for (let byte = 0; (byte & 15) !== 15 && byte >> 4 !== 15; end += 1)
      byte = this.#from.readUInt8(end);
    return [0, end - at];
  }

  #offset(dict: Dict, operator: number): number {
    const [offset] = dict.get(operator) ?? [];
    if (offset === undefined || offset <= 0) throw new RangeError('an offset is missing');
    return offset;
  }

  /** @returns the strings that name glyphs */
  #charset(dict: Dict, glyphs: number): readonly number[] {
    const at = dict.get(operators.charset)?.[0] ?? 0;
    if (at <= 2) return [];
    const format = this.#from.readUInt8(at);
    const names: number[] = [];
    let end = at + 1;
    while (names.length < glyphs - 1) {
      const first = this.#from.readUInt16BE(end);
      const more = format === 0 ? 0 : this.#from.readUIntBE(end + 2, format === 1 ? 1 : 2);
      for (let nth = 0; nth <= more; nth += 1) names.push(first + nth);
      end += format === 0 ? 2 : format + 2;
    }
    if (format > 2) throw new RangeError('an odd charset');
    this.#keep(at, end);
    return names;
  }

  #encoding(dict: Dict): void {
    const at = dict.get(operators.encoding)?.[0] ?? 0;
    if (at <= 1) return;
    const format = this.#from.readUInt8(at);
    const count = this.#from.readUInt8(at + 1);
    const codes = at + 2 + count * ((format & 127) === 0 ? 1 : 2);
    const more = format > 127 ? 1 + this.#from.readUInt8(codes) * 3 : 0;
    this.#keep(at, codes + more);
  }

  #private(dict: Dict): void {
    const [size, at] = dict.get(operators.private) ?? [];
    if (size === undefined || at === undefined) return;
    const [subrs] = this.#dict([at, at + size]).get(operators.subrs) ?? [];
    if (subrs !== undefined) this.#keepItems(this.#index(at + subrs));
  }

  #fontsOfCid(dict: Dict, glyphs: number): void {
    for (const item of this.#index(this.#offset(dict, fdArray)).items)
      this.#private(this.#dict(item));
    const at = this.#offset(dict, fdSelect);
    const format = this.#from.readUInt8(at);
    if (format !== 0 && format !== 3) throw new RangeError('an odd selection');
    this.#keep(at, at + (format === 0 ? 1 + glyphs : 5 + 3 * this.#from.readUInt16BE(at + 1)));
  }

  #strings({ items }: Index, used: ReadonlySet<number>): void {
    for (const [nth, [from, to]] of items.entries()) {
      const isName = glyphName.test(this.#from.toString('latin1', from, to));
      if (used.has(standardStrings + nth) && isName) this.#keep(from, to);
      else this.#to.fill(filler, from, to);
    }
  }
}
