import { byLocale, defaultLocale, type Locale, pathIn } from '../site/locale.ts';

type Path = `/${string}`;

/** Returns the paths of an endpoint, of which each language has its own. */
export function localPaths(paths: Readonly<Record<Locale, Path>>) {
  return { path: paths[defaultLocale], localPaths: paths };
}

/** Returns the paths of an endpoint that has the same in all languages, after their prefixes. */
export function samePaths(path: Path) {
  return localPaths(byLocale((locale) => pathIn(locale, path)));
}
