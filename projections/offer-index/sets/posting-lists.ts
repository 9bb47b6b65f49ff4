import { withRoom } from './grow.ts';

const blockBits = 16;
const blockSize = 1 << blockBits;
const firstSlice = 2;
const longestSlice = 4_096;

/**
 * Many lists of numbers that only grow, in few large arrays: most words occur in two or three offers,
 * and an array of its own for each would take more than its numbers. A list is a chain of slices, each
 * twice as long as the one before, that end with the address of the next.
 */
export class PostingLists {
  readonly #blocks: Uint32Array[] = [];
  #free = 0;
  #heads = new Uint32Array(0);
  #lengths = new Uint32Array(0);
  /** Where the next number goes, and the end of the slice that it goes to. */
  #tails = new Uint32Array(0);
  #ends = new Uint32Array(0);
  #count = 0;
  /** What lists are read into, one after the other. */
  #buffer = new Uint32Array(0);

  /** How many lists there are, empty ones included. */
  get count(): number {
    return this.#count;
  }

  get bytes(): number {
    return this.#blocks.length * blockSize * 4 + this.#heads.length * 16;
  }

  lengthOf(list: number): number {
    return this.#lengths[list] ?? 0;
  }

  /** Appends a number to a list, which begins to be when it is not there yet. */
  append(list: number, value: number): void {
    if (list >= this.#count) this.#makeRoom(list + 1);
    const length = this.#lengths[list] ?? 0;
    if (length === 0) this.#begin(list);
    else if (this.#tails[list] === this.#ends[list]) this.#extend(list, length);
    const tail = this.#tails[list] ?? 0;
    this.#write(tail, value);
    this.#tails[list] = tail + 1;
    this.#lengths[list] = length + 1;
  }

  /** The numbers of a list, in the order in which they came; valid until the next call. */
  read(list: number): Uint32Array {
    const length = this.lengthOf(list);
    this.#buffer = withRoom(this.#buffer, length);
    const into = this.#buffer;
    let address = this.#heads[list] ?? 0;
    for (let done = 0, size = firstSlice; done < length; size = sizeAfter(size)) {
      const taken = Math.min(size, length - done);
      const block = this.#blocks[address >>> blockBits] ?? new Uint32Array(0);
      const start = address & (blockSize - 1);
      into.set(block.subarray(start, start + taken), done);
      done += taken;
      if (done < length) address = block[start + size] ?? 0;
    }
    return into.subarray(0, length);
  }

  #begin(list: number): void {
    const address = this.#allocate(firstSlice);
    this.#heads[list] = address;
    this.#tails[list] = address;
    this.#ends[list] = address + firstSlice;
  }

  #extend(list: number, length: number): void {
    const size = sizeAfter(lastSizeOf(length));
    const address = this.#allocate(size);
    this.#write(this.#ends[list] ?? 0, address);
    this.#tails[list] = address;
    this.#ends[list] = address + size;
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
    const block = this.#blocks[address >>> blockBits];
    if (block !== undefined) block[address & (blockSize - 1)] = value;
  }

  #makeRoom(count: number): void {
    this.#heads = withRoom(this.#heads, count);
    this.#lengths = withRoom(this.#lengths, count);
    this.#tails = withRoom(this.#tails, count);
    this.#ends = withRoom(this.#ends, count);
    this.#count = count;
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
