/**
 * Returns a function that computes the result of each text once. Beyond `max` texts it forgets all of
 * them.
 */
export function rememberResults<Result>(
  compute: (text: string) => Result,
  max: number,
): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = compute(text);
    if (results.size >= max) results.clear();
    results.set(text, result);
    return result;
  };
}
