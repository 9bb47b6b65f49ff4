/** A set of integers from 0 on, as bits. */
export type BitSet = Uint32Array;

const wordBits = 32;
/** Returns the words of a set of the numbers below `size`. */
const unitsFor = (size: number) => Math.ceil(size / wordBits);

/** Returns the empty set, with capacity for the numbers below `size`. */
export function emptySet(size: number): BitSet {
  return new Uint32Array(unitsFor(size));
}

/** Returns the set of all numbers below `size`. */
export function fullSet(size: number): BitSet {
  const set = emptySet(size).fill(0xffff_ffff);
  const rest = size % wordBits;
  if (rest > 0) set[set.length - 1] = (1 << rest) - 1;
  return set;
}

export function add(set: BitSet, one: number): void {
  set[one >>> 5] = (set[one >>> 5] ?? 0) | (1 << (one & 31));
}

export function remove(set: BitSet, one: number): void {
  set[one >>> 5] = (set[one >>> 5] ?? 0) & ~(1 << (one & 31));
}

export function has(set: BitSet, one: number): boolean {
  return (((set[one >>> 5] ?? 0) >>> (one & 31)) & 1) === 1;
}

/** Removes from `set` all that is not in `other`. */
export function intersect(set: BitSet, other: BitSet): void {
  for (let at = 0; at < set.length; at += 1) set[at] = (set[at] ?? 0) & (other[at] ?? 0);
}

/** Adds what is in `other` to `set`. */
export function addAll(set: BitSet, other: BitSet): void {
  for (let at = 0; at < set.length; at += 1) set[at] = (set[at] ?? 0) | (other[at] ?? 0);
}

/** Returns the union of the sets, as a set of numbers below `size`. */
export function unionOf(sets: readonly BitSet[], size: number): BitSet {
  const union = emptySet(size);
  for (const set of sets) addAll(union, set);
  return union;
}

/** Returns the intersection of two sets. */
export function intersection(one: BitSet, other: BitSet): BitSet {
  return one.map((unit, at) => unit & (other[at] ?? 0));
}

/** Returns the members of `set` that are not in `other`. */
export function difference(set: BitSet, other: BitSet): BitSet {
  return set.map((unit, at) => unit & ~(other[at] ?? 0));
}

export function sizeOf(set: BitSet): number {
  let size = 0;
  for (let at = 0; at < set.length; at += 1) size += bitsIn(set[at] ?? 0);
  return size;
}

/** Returns the number of members that two sets share. */
export function sizeOfIntersection(one: BitSet, other: BitSet): number {
  let size = 0;
  for (let at = 0; at < one.length; at += 1) size += bitsIn((one[at] ?? 0) & (other[at] ?? 0));
  return size;
}

function bitsIn(unit: number): number {
  const pairs = unit - ((unit >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Visits the members of a set, ascending. */
export function visitMembers(set: BitSet, visit: (one: number) => void): void {
  for (let at = 0; at < set.length; at += 1)
    for (let unit = set[at] ?? 0; unit !== 0; unit &= unit - 1)
      visit((at << 5) + 31 - Math.clz32(unit & -unit));
}

/** Returns the members of a set of this size, ascending. */
export function membersOf(set: BitSet, size: number): Uint32Array {
  const members = new Uint32Array(size);
  copyMembers(set, members);
  return members;
}

/** Writes the members of a set into an array with space for them, ascending. */
export function copyMembers(set: BitSet, members: Uint32Array): void {
  let found = 0;
  visitMembers(set, (one) => {
    members[found] = one;
    found += 1;
  });
}
