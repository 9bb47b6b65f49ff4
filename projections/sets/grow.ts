type Numbers = Uint8Array | Uint16Array | Uint32Array | Float32Array | Float64Array;

/** Returns the array itself when it has capacity for `length` numbers, else a larger copy. */
export function withCapacity<T extends Numbers>(array: T, length: number): T;
export function withCapacity(array: Numbers, length: number): Numbers {
  if (length <= array.length) return array;
  const room = Math.max(64, length, Math.ceil(array.length * 1.5));
  const grown = emptyLike(array, room);
  grown.set(array);
  return grown;
}

function emptyLike(array: Numbers, length: number): Numbers {
  if (array instanceof Uint8Array) return new Uint8Array(length);
  if (array instanceof Uint16Array) return new Uint16Array(length);
  if (array instanceof Uint32Array) return new Uint32Array(length);
  return array instanceof Float32Array ? new Float32Array(length) : new Float64Array(length);
}

/**
 * Returns a copy with only the elements at the kept places: `kept` lists the old places in order.
 */
export function compacted<T extends Numbers>(array: T, kept: Uint32Array): T;
export function compacted(array: Numbers, kept: Uint32Array): Numbers {
  const next = emptyLike(array, kept.length);
  for (let at = 0; at < kept.length; at += 1) next[at] = array[kept[at] ?? 0] ?? 0;
  return next;
}
