const brandLinks = 'link[rel="stylesheet"][href^="/assets/brand/"]';

/** Gives a document the style sheet of a brand, instead of the one that it has. */
export function linkBrand(document: Document | null | undefined, sheet: string | undefined): void {
  if (!document?.head) return;
  const former = [...document.querySelectorAll<HTMLLinkElement>(brandLinks)];
  if (former.length === 1 && former[0]?.getAttribute('href') === sheet) return;
  if (sheet === undefined) {
    for (const link of former) link.remove();
    return;
  }
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = sheet;
  // The former one stays until this one has arrived, so that nothing flickers.
  link.addEventListener('load', () => {
    for (const replaced of former) replaced.remove();
  });
  document.head.append(link);
}
