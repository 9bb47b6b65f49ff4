/** The address of a page, whose parents are populated. */
export function pathOf(page) {
  const parent = page.parent && typeof page.parent === 'object' ? pathOf(page.parent) : '';
  return `${parent}/${page.slug}`;
}
