/** Returns what is at a path inside a value; undefined when there is nothing. */
export function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce((inner: unknown, step) => Reflect.get(Object(inner), step), value);
}
