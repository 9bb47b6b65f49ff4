/** Addresses of the back-office's built files. */
export interface BackOfficeAssets {
  readonly script: string;
  readonly stylesheets: readonly string[];
}

/**
 * Returns the document in which the back-office runs: nothing but the addresses of its files.
 * @param icon address of the site's icon
 */
export function backOfficeShell({ script, stylesheets }: BackOfficeAssets, icon: string): string {
  const links = stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return `<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Parvis</title><link rel="icon" href="${icon}" type="image/svg+xml">${links}<script type="module" src="${script}"></script></head><body><div id="admin"></div><noscript><p lang="fr">L’espace des rédacteurs a besoin de JavaScript.</p><p lang="en">The back-office needs JavaScript.</p></noscript></body></html>`;
}
