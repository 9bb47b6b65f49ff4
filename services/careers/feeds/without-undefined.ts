/** Returns an object without the properties that are undefined. */
export function withoutUndefined<T extends object>(
  given: T,
): { [K in keyof T]?: Exclude<T[K], undefined> };
export function withoutUndefined(given: object): object {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
