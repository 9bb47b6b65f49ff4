/** Addresses that nobody may keep, nor fetch before somebody asks for them. */
interface NoStore {
  /** The address, and every one below it. */
  readonly path: `/${string}`;
  /** There is an English one under `/en` as well. */
  readonly inEnglish: boolean;
}

/**
 * Every address that is never cached nor prerendered: forms and what answers them, what depends on a
 * cookie, what tells how the product is. All others may be kept, so no cookie is read there.
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
];

/** The same addresses in every language that has them. */
export const noStorePrefixes: readonly string[] = noStoreAddresses.flatMap(({ path, inEnglish }) =>
  inEnglish ? [path, `/en${path}`] : [path],
);

/** Whether a path without query is one that nobody may keep. */
export function isNoStorePath(path: string): boolean {
  return noStorePrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}
