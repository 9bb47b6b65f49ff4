/** Returns the apply links of the page. */
export function applyLinks(): readonly HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('a[data-apply]')];
}

/** Adds these parameters to every apply link, keeping its other parameters. */
export function decorateApplyLinks(said: Readonly<Record<string, string>>): void {
  for (const link of applyLinks()) {
    const address = new URL(link.href);
    for (const [name, value] of Object.entries(said)) address.searchParams.set(name, value);
    link.href = address.pathname + address.search;
  }
}
