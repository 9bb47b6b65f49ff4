import { withCapacity } from './grow.ts';

const blockBits = 16;
const blockSize = 1 << blockBits;
const firstSlice = 2;
const longestSlice = 4_096;
const noBlock = new Uint32Array(0);

const stride = 4;
const lengthField = 1;
const tailField = 2;
const endField = 3;

/**
 * Many append-only lists of numbers in a few large arrays: most words occur in two or three offers,
 * and a separate array for each would take more space than its numbers. A list is a chain of
 * slices, each twice as long as the one before, that end with the address of the next.
 */
export class PostingLists {
  /** The numbers that `load` read last. */
  buffer = new Uint32Array(0);
  readonly #blocks: Uint32Array[] = [];
  #free = 0;
  /**
   * For each list its first address, its length, the next free address, and the end of its slice.
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

  /** Appends a number to a list, creating it if necessary. */
  append(list: number, value: number): void {
    const at = list * stride;
    if (list >= this.#count) {
      this.#lists = withCapacity(this.#lists, at + stride);
      this.#count = list + 1;
    }
    const length = this.#lists[at + lengthField] ?? 0;
    const isFull = this.#lists[at + tailField] === this.#lists[at + endField];
    if (length === 0) this.#begin(at);
    else if (isFull) this.#extend(at, length);
    const tail = this.#lists[at + tailField] ?? 0;
    this.#write(tail, value);
    this.#lists[at + tailField] = tail + 1;
    this.#lists[at + lengthField] = length + 1;
  }

  /**
   * Reads the numbers of a list into `buffer`, in the order in which they were added.
   * @returns how many
   */
  load(list: number): number {
    const length = this.lengthOf(list);
    if (length === 0) return 0;
    this.buffer = withCapacity(this.buffer, length);
    let address = this.#lists[list * stride] ?? 0;
    for (let done = 0, size = firstSlice; done < length; size = sizeAfter(size)) {
      const taken = Math.min(size, length - done);
      const block = this.#blocks[address >>> blockBits] ?? noBlock;
      const start = address & (blockSize - 1);
      // Creating a view costs more than copying a few numbers.
      if (taken > 32) this.buffer.set(block.subarray(start, start + taken), done);
      else for (let at = 0; at < taken; at += 1) this.buffer[done + at] = block[start + at] ?? 0;
      done += taken;
      if (done < length) address = block[start + size] ?? 0;
    }
    return length;
  }

  #begin(at: number): void {
    const address = this.#allocate(firstSlice);
    this.#lists[at] = address;
    this.#lists[at + tailField] = address;
    this.#lists[at + endField] = address + firstSlice;
  }

  #extend(at: number, length: number): void {
    const size = sizeAfter(lastSizeOf(length));
    const address = this.#allocate(size);
    this.#write(this.#lists[at + endField] ?? 0, address);
    this.#lists[at + tailField] = address;
    this.#lists[at + endField] = address + size;
  }

  /** Room for a slice and the address after it, within one block. */
  #allocate(size: number): number {
    if (this.#free + size + 1 > this.#blocks.length * blockSize) {
      this.#free = this.#blocks.length * blockSize;
      this.#blocks.push(new Uint32Array(blockSize));
    }
    const address = this.#free;
    this.#free += size + 1;
    return address;
  }

  #write(address: number, value: number): void {
    const block = this.#blocks[address >>> blockBits] ?? noBlock;
    block[address & (blockSize - 1)] = value;
  }
}

function sizeAfter(size: number): number {
  return Math.min(longestSlice, size * 2);
}

/** The size of the last slice of a list whose slices are full. */
function lastSizeOf(length: number): number {
  let size = firstSlice;
  for (let full = size; full < length; full += size) size = sizeAfter(size);
  return size;
}
