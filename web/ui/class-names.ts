/** The class names that there are, for `className`: a look that needs no rules has no class. */
export function classNames(...names: readonly (string | undefined)[]): string {
  return names.filter((name) => name !== undefined).join(' ');
}
