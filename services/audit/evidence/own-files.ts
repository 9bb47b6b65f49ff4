/** The files of the site that a browser loads: built ones and media, by absolute path. */
const absolute = /\/(?:assets|media)\/[\w.~%/-]+(?:\?at=\d+)?/g;
/** Files that a built style sheet or script names beside itself. */
const beside = /["'(](?:\.\/)?([\w-]+(?:\.[\w-]+)*\.(?:css|js|woff2|svg|png|jpg|webp|avif))["')]/g;

/**
 * Returns the paths of the site's own files that a document, a style sheet or a script names, each
 * once. Some may not exist: a text can look like a path.
 */
export function findOwnFiles(path: string, type: string, body: string): readonly string[] {
  const named = [...body.matchAll(absolute)].map(([found]) => found);
  const isBuilt = /^text\/css|javascript/.test(type);
  const siblings = isBuilt
    ? [...body.matchAll(beside)].flatMap(([, name]) =>
        name ? [new URL(name, `http://site${path}`).pathname] : [],
      )
    : [];
  return [...new Set([...named, ...siblings])];
}

/** Returns the paths that a site map, or an index of site maps, lists. */
export function findMappedPaths(xml: string): readonly string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].flatMap(([, written = '']) => {
    const { pathname, search } = new URL(written.replaceAll('&amp;', '&'), 'http://site');
    return [pathname + search];
  });
}
