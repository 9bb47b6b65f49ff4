/** Addresses that may be neither cached nor prefetched. */
interface NoStore {
  /** This path and every path below it. */
  readonly path: `/${string}`;
  /** Also applies to the same path under `/en`. */
  readonly inEnglish: boolean;
}

/**
 * Every address that is never cached nor prerendered: forms and their targets, responses that depend
 * on a cookie, and health checks. All others may be cached, so no cookie is read there.
 */
export const noStoreAddresses: readonly NoStore[] = [
  { path: '/api', inEnglish: false },
  { path: '/admin', inEnglish: false },
  { path: '/healthz', inEnglish: false },
  { path: '/readyz', inEnglish: false },
  { path: '/modal/form-ethics', inEnglish: true },
  { path: '/module/contact/form', inEnglish: true },
  { path: '/mail/alerts', inEnglish: true },
  { path: '/ajax/campaign/check', inEnglish: true },
  { path: '/mes-donnees', inEnglish: false },
  { path: '/en/my-data', inEnglish: false },
  { path: '/careers/apply', inEnglish: false },
];

/** The same addresses in every language that has them. */
export const noStorePrefixes: readonly string[] = noStoreAddresses.flatMap(({ path, inEnglish }) =>
  inEnglish ? [path, `/en${path}`] : [path],
);

/** Returns whether responses at a path (without query) must not be cached. */
export function isNoStorePath(path: string): boolean {
  return noStorePrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}
