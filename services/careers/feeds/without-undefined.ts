/** Returns an object without the properties that are undefined. */
export function withoutUndefined<T extends object>(
  source: T,
): { [K in keyof T]?: Exclude<T[K], undefined> };
export function withoutUndefined(source: object): object {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined));
}
