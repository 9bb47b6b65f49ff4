/** Joins the defined class names for `className`; a variant without rules has no class. */
export function classNames(...names: readonly (string | undefined)[]): string {
  return names.filter((name) => name !== undefined).join(' ');
}
