/** The maximum number of modules of a page, or of any other item; deleted ones do not count. */
export const maxModulesPerItem = 200;

/**
 * The maximum size of all modules of a page, or of any other item, in bytes of JSON: some 300,000
 * words, or 18,000 cells of tables. While the server composes a page, other visitors wait.
 */
export const maxBytesPerItem = 2 * 1024 * 1024;

/** The maximum number of items that a teaser or a list of offers on a page shows. */
export const maxShownItems = 12;
