/** Addresses of the built files, and of the site. */
export interface Assets {
  readonly stylesheets: readonly string[];
  /** The module that hydrates the islands. */
  readonly script: string;
  /** Scheme and host of the public site; canonical addresses are paths without it. */
  readonly origin?: string;
  /** The number of days for which visitors' messages are stored. */
  readonly messageDays?: number;
}
