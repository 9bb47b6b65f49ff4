/** The links of the page that lead to where one applies. */
export function applyLinks(): readonly HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('a[data-apply]')];
}

/** Adds these parameters to every apply link; its other parameters stay. */
export function decorateApplyLinks(said: Readonly<Record<string, string>>): void {
  for (const link of applyLinks()) {
    const address = new URL(link.href);
    for (const [name, value] of Object.entries(said)) address.searchParams.set(name, value);
    link.href = address.pathname + address.search;
  }
}
