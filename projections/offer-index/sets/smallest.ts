/** The smallest numbers, ascending. Changes the order of the array. */
export function smallest(numbers: Float64Array, count: number): Float64Array {
  if (count < numbers.length) select(numbers, count);
  return numbers.subarray(0, count).sort();
}

/** Puts the smallest numbers first, in any order (Hoare's selection). */
function select(numbers: Float64Array, count: number): void {
  let [low, high] = [0, numbers.length - 1];
  while (low < high) {
    const pivot = numbers[(low + high) >>> 1] ?? 0;
    let [left, right] = [low, high];
    while (left <= right) {
      while ((numbers[left] ?? 0) < pivot) left += 1;
      while ((numbers[right] ?? 0) > pivot) right -= 1;
      if (left > right) break;
      [numbers[left], numbers[right]] = [numbers[right] ?? 0, numbers[left] ?? 0];
      left += 1;
      right -= 1;
    }
    if (count <= right + 1) high = right;
    else if (count > left) low = left;
    else return;
  }
}
