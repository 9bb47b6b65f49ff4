/** The script that a page loads before anything is touched or comes near, in bytes after gzip. */
export const scriptBeforeWakingBytes = 3_000;

/**
 * What each island fetches when it is the first to wake: its file and all that it imports, but for the
 * script that the page has already; in bytes after gzip, file by file.
 */
export const wakingBytes: Readonly<Record<string, number>> = {
  consent: 1_300,
  form: 1_000,
  list: 110_000,
  leadership: 16_000,
  live: 16_000,
  'site-menu': 85_000,
};
