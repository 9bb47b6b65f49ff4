/** Addresses of the built files, and of the site. */
export interface Assets {
  readonly stylesheets: readonly string[];
  /** The module that hydrates the islands. */
  readonly script: string;
  /** Scheme and host of the public site; canonical addresses are paths without it. */
  readonly origin?: string;
  /** Days for which messages of visitors are kept here. */
  readonly messageDays?: number;
}
