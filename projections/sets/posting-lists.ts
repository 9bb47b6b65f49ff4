import { locales } from '@parvis/contracts/site/locale.ts';
import { type BitSet, has } from './bit-set.ts';
import { withCapacity } from './grow.ts';

const blockBits = 16;
const blockSize = 1 << blockBits;
const firstSlice = 2;
const longestSlice = 512;
/** The units of the address that follows a slice: the place in a block, and the block. */
const addressUnits = 2;
const noBlock = new Uint16Array(0);

/** The flags that a posting has for its languages: two for each. */
export const languageFlags = 2 * locales.length;
/** The flags are the lowest bits of a posting, those of languages first; the number is above them. */
export const flagBits = languageFlags + 4;
/** All flags of a posting. */
export const anyFlag = (1 << flagBits) - 1;
const unitBits = 16;
const longestGap = (1 << (unitBits - flagBits)) - 1;

const stride = 5;
const lengthField = 1;
const unitsField = 2;
const tailField = 3;
const nextField = 4;

/**
 * Many append-only lists of postings, ascending numbers with flags, in a few large
 * arrays: most words occur in two or three offers, and a separate array for each would take more
 * space than its numbers. A list is a chain of slices, each twice as long as the one before, that
 * end with the address of the next.
 *
 * A posting is a unit of two bytes: the gap between its number and the one before, and its flags. A
 * longer gap follows units with the gap 0, each of which skips the longest gap as often as its flags say.
 */
export class PostingLists {
  /** The postings that the last call of `load` read. */
  buffer = new Uint32Array(0);
  readonly #blocks: Uint16Array[] = [];
  #free = 0;
  /**
   * For each list its first address, its length, its units, the next free address, and the number
   * after its last.
   */
  #lists = new Uint32Array(0);
  #count = 0;

  /** The number of lists, including empty ones. */
  get count(): number {
    return this.#count;
  }

  lengthOf(list: number): number {
    return this.#lists[list * stride + lengthField] ?? 0;
  }

  /**
   * Appends a posting to a list, creating it if necessary.
   * @param number larger than those in the list, of 32 bits less those of the flags
   */
  append(list: number, number: number, flags: number): void {
    const at = list * stride;
    if (list >= this.#count) {
      this.#lists = withCapacity(this.#lists, at + stride);
      this.#count = list + 1;
    }
    let gap = number + 1 - (this.#lists[at + nextField] ?? 0);
    while (gap > longestGap) {
      const skips = Math.min(anyFlag, Math.floor((gap - 1) / longestGap));
      this.#push(at, skips);
      gap -= skips * longestGap;
    }
    this.#push(at, (gap << flagBits) | flags);
    this.#lists[at + nextField] = number + 1;
    this.#lists[at + lengthField] = (this.#lists[at + lengthField] ?? 0) + 1;
  }

  /**
   * Reads the postings of a list into `buffer`, ascending.
   * @returns how many
   */
  load(list: number): number {
    const length = this.lengthOf(list);
    this.buffer = withCapacity(this.buffer, length);
    const { buffer } = this;
    let address = this.#lists[list * stride] ?? 0;
    let before = -1 << flagBits;
    for (let done = 0, size = firstSlice; done < length; size = Math.min(longestSlice, size * 2)) {
      const block = this.#blocks[address >>> blockBits] ?? noBlock;
      const start = address & (blockSize - 1);
      const end = start + size;
      // The free units of the last slice are 0: they skip nothing.
      for (let at = start; at < end; at += 1) {
        const unit = block[at] ?? 0;
        if (unit > anyFlag) {
          before += unit & ~anyFlag;
          buffer[done] = before | (unit & anyFlag);
          done += 1;
        } else before += (unit * longestGap) << flagBits;
      }
      address = (block[end] ?? 0) | ((block[end + 1] ?? 0) << blockBits);
    }
    return length;
  }

  /** Adds to `marks`, at the number of each posting of a list, the bits that its flags have. */
  mark(list: number, marks: Uint8Array, bitsOf: Uint8Array): void {
    const units = this.#lists[list * stride + unitsField] ?? 0;
    let address = this.#lists[list * stride] ?? 0;
    let number = -1;
    for (let done = 0, size = firstSlice; done < units; size = Math.min(longestSlice, size * 2)) {
      const block = this.#blocks[address >>> blockBits] ?? noBlock;
      const start = address & (blockSize - 1);
      const end = start + Math.min(size, units - done);
      for (let at = start; at < end; at += 1) {
        const unit = block[at] ?? 0;
        if (unit > anyFlag) {
          number += unit >>> flagBits;
          marks[number] = (marks[number] ?? 0) | (bitsOf[unit & anyFlag] ?? 0);
        } else number += unit * longestGap;
      }
      done += size;
      address = (block[end] ?? 0) | ((block[end + 1] ?? 0) << blockBits);
    }
  }

  /** Returns how many postings of a list have their number in a set. */
  countIn(list: number, among: BitSet): number {
    const length = this.load(list);
    let count = 0;
    for (let at = 0; at < length; at += 1)
      if (has(among, (this.buffer[at] ?? 0) >>> flagBits)) count += 1;
    return count;
  }

  #push(at: number, unit: number): void {
    const units = this.#lists[at + unitsField] ?? 0;
    if (isFull(units)) this.#extend(at, units);
    const tail = this.#lists[at + tailField] ?? 0;
    this.#write(tail, unit);
    this.#lists[at + tailField] = tail + 1;
    this.#lists[at + unitsField] = units + 1;
  }

  #extend(at: number, units: number): void {
    const address = this.#allocate(Math.min(longestSlice, units + firstSlice));
    const end = this.#lists[at + tailField] ?? 0;
    if (units === 0) this.#lists[at] = address;
    else {
      this.#write(end, address & (blockSize - 1));
      this.#write(end + 1, address >>> blockBits);
    }
    this.#lists[at + tailField] = address;
  }

  /** Returns space for a slice and the address after it, within one block. */
  #allocate(size: number): number {
    if (this.#free + size + addressUnits > this.#blocks.length * blockSize) {
      this.#free = this.#blocks.length * blockSize;
      this.#blocks.push(new Uint16Array(blockSize));
    }
    const address = this.#free;
    this.#free += size + addressUnits;
    return address;
  }

  #write(address: number, unit: number): void {
    const block = this.#blocks[address >>> blockBits] ?? noBlock;
    block[address & (blockSize - 1)] = unit;
  }
}

/** Returns whether the slices of a list with this many units are full: 2, 4, … 512, 512, … */
function isFull(units: number): boolean {
  const filled = units + firstSlice;
  const size = Math.min(longestSlice, 1 << (31 - Math.clz32(filled)));
  return (filled & (size - 1)) === 0;
}
