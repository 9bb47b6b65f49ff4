/** Returns the address of a list of offers, by that of its first page, as a map of their places. */
export function offersMapAddress(list: string): string {
  return `${list}${list.includes('?') ? '&' : '?'}view=map`;
}
