import { locales, pathIn } from '../site/locale.ts';
import { ownDataPaths } from '../subjects/own-data-endpoints.ts';

/** Addresses that may be neither cached nor prefetched. */
interface NoStore {
  /** This path and every path below it. */
  readonly path: `/${string}`;
  /** Also applies to the same path after the prefix of each other language. */
  readonly inAllLanguages?: true;
}

/**
 * Every address that is never cached nor prerendered: forms and their targets, responses that depend
 * on a cookie, and health checks. All others may be cached, so no cookie is read there.
 */
export const noStoreAddresses: readonly NoStore[] = [
  { path: '/api' },
  { path: '/admin' },
  { path: '/healthz' },
  { path: '/readyz' },
  { path: '/preview' },
  { path: '/memento' },
  { path: '/modal/form-ethics', inAllLanguages: true },
  { path: '/module/contact/form', inAllLanguages: true },
  { path: '/mail/alerts', inAllLanguages: true },
  { path: '/ajax/campaign/check', inAllLanguages: true },
  ...Object.values(ownDataPaths.ask).map((path) => ({ path })),
  { path: '/careers/apply' },
];

/** The same addresses in every language that has them. */
export const noStorePrefixes: readonly string[] = noStoreAddresses.flatMap(
  ({ path, inAllLanguages }) =>
    inAllLanguages ? locales.map((locale) => pathIn(locale, path)) : [path],
);

/** Returns whether responses at a path (without query) must not be cached. */
export function isNoStorePath(path: string): boolean {
  return noStorePrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}
